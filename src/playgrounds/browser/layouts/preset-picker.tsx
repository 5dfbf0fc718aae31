import { useEffect, useRef } from 'react';
import { canvasOf, type Canvas } from '../../shared/layouts/types';
import { LAYOUT_NAMES, layoutArrangement, layoutSpots } from '../../shared/layouts/predefined';
import type { PlanChange } from '../../shared/layout-plan';
import type { LayoutPlan } from '../../shared/types';
import * as styles from './preset-picker.module.css';

/** The ten predefined layouts and an empty map, as pictures to choose from. */
export function PresetPicker({
  plan,
  change,
}: {
  readonly plan: LayoutPlan;
  readonly change: (change: PlanChange) => void;
}) {
  const canvas = canvasOf(plan.widescreen);
  const row = useRef<HTMLDivElement>(null);
  // On narrow screens, the row scrolls: keep the selected layout in view.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [plan.preset]);
  return (
    <div ref={row} role="group" aria-label={STRINGS.layouts.layouts} className={styles.presets}>
      {LAYOUT_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={plan.preset === name}
          title={layoutArrangement(name)}
          className={styles.preset}
          onClick={() => change({ type: 'choose', preset: name })}
        >
          <Miniature spots={layoutSpots(name, canvas)} canvas={canvas} />
          <span>{name}</span>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={plan.preset === null}
        className={styles.preset}
        onClick={() => change({ type: 'choose', preset: null })}
      >
        <Miniature spots={plan.preset === null ? plan.boxes : []} canvas={canvas} />
        <span>
          {plan.preset === null && plan.boxes.length > 0 ? STRINGS.layouts.clearMap : STRINGS.layouts.emptyMap}
        </span>
      </button>
    </div>
  );
}

function Miniature({
  spots,
  canvas,
}: {
  readonly spots: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly canvas: Canvas;
}) {
  return (
    <svg viewBox={`-8 -8 ${canvas.width + 16} ${canvas.height + 16}`} aria-hidden="true" className={styles.miniature}>
      <rect width={canvas.width} height={canvas.height} className={styles.ground} />
      {spots.map(({ x, y, width, height }, index) => (
        <rect key={index} x={x} y={y} width={Math.max(width, 0)} height={Math.max(height, 0)} />
      ))}
    </svg>
  );
}
