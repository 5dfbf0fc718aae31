import type { Canvas } from '../../shared/layouts/types';
import type { Snapped } from '../../shared/snapping';
import * as styles from './editor-canvas.module.css';

/** Lines that a dragged box has snapped to. */
export function SnapGuides({ guides, canvas }: Pick<Snapped, 'guides'> & { readonly canvas: Canvas }) {
  const across = (value: number): string => `${(100 * value) / canvas.width}%`;
  const down = (value: number): string => `${(100 * value) / canvas.height}%`;
  return (
    <>
      {guides.map(({ axis, at }) => (
        <span
          key={`${axis}${at}`}
          data-guide={axis}
          className={axis === 'x' ? styles.guideX : styles.guideY}
          style={axis === 'x' ? { left: across(at) } : { top: down(at) }}
        />
      ))}
    </>
  );
}
