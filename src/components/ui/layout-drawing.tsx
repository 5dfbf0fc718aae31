import { createElement, type ReactNode } from 'react';
import { drawLayout } from '../../playgrounds/shared/layouts/draw-layout';
import type { DrawingNode } from '../../playgrounds/shared/drawing';
import { layoutSpots, type LayoutName } from '../../playgrounds/shared/layouts/predefined';
import { WIDESCREEN } from '../../playgrounds/shared/layouts/types';

export interface LayoutDrawingProps {
  readonly layout: LayoutName;
  /** Text alternative of the picture. */
  readonly title: string;
}

/** A predefined layout as a picture. */
export function LayoutDrawing({ layout, title }: LayoutDrawingProps) {
  return toElement(drawLayout({ spots: layoutSpots(layout, WIDESCREEN), canvas: WIDESCREEN, title }), 'drawing');
}

function toElement(node: DrawingNode | string, key: string | number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key, ...node.attributes }, node.children.map(toElement));
}
