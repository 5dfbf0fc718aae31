import type { Canvas } from '../../shared/layouts/types';
import type { Snapped } from '../../shared/snapping';
import * as styles from './editor-canvas.module.css';

/** Lines and equal gaps that dragged boxes have snapped to. */
export function SnapGuides({ guides, gaps, canvas }: Pick<Snapped, 'guides' | 'gaps'> & { readonly canvas: Canvas }) {
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
      {gaps.map(({ axis, from, to, at }) => (
        <span
          key={`${axis}${from}`}
          data-gap={axis}
          className={axis === 'x' ? styles.gapX : styles.gapY}
          style={
            axis === 'x'
              ? { left: across(from), width: across(to - from), top: down(at) }
              : { top: down(from), height: down(to - from), left: across(at) }
          }
        >
          <span>{to - from}</span>
        </span>
      ))}
    </>
  );
}
