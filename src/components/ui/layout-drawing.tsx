import { drawLayout } from '../../playgrounds/shared/layouts/draw-layout';
import { layoutSpots, type LayoutName } from '../../playgrounds/shared/layouts/predefined';
import { WIDESCREEN } from '../../playgrounds/shared/layouts/types';
import { Drawing } from './drawing';

export interface LayoutDrawingProps {
  readonly layout: LayoutName;
  /** Text alternative of the picture. */
  readonly title: string;
}

/** A predefined layout as a picture. */
export function LayoutDrawing({ layout, title }: LayoutDrawingProps) {
  return <Drawing nodes={[drawLayout({ spots: layoutSpots(layout, WIDESCREEN), canvas: WIDESCREEN, title })]} />;
}
