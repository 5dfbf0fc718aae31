import { IconDrawing } from '../../../components/ui/icon';
import { ToolButton } from '../../../components/controls/tool-button';
import { ARRANGEMENTS, arrange, canArrange, type Arrangement } from '../../shared/arrange';
import { canvasOf } from '../../shared/layouts/types';
import { selectedBoxes } from '../../shared/selection';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

const LABELS: Readonly<Record<Arrangement, readonly [label: string, shape: string]>> = {
  left: [STRINGS.layouts.alignLeft, 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z'],
  center: [STRINGS.layouts.alignCenters, 'M12 3v3M12 10v4M12 18v3M5 6h14v4H5zM8 14h8v4H8z'],
  right: [STRINGS.layouts.alignRight, 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z'],
  top: [STRINGS.layouts.alignTop, 'M3 4h18M6 8v12h4V8zM14 8v7h4V8z'],
  middle: [STRINGS.layouts.alignMiddles, 'M3 12h3M10 12h4M18 12h3M6 5v14h4V5zM14 8v8h4V8z'],
  bottom: [STRINGS.layouts.alignBottom, 'M3 20h18M6 4v12h4V4zM14 9v7h4V9z'],
  across: [STRINGS.layouts.gapsAcross, 'M4 3v18M20 3v18M10 7h4v10h-4z'],
  down: [STRINGS.layouts.gapsDown, 'M3 4h18M3 20h18M7 10v4h10v-4z'],
};

/** Buttons that align the selected boxes, or a single one to the canvas, and make gaps equal. */
export function ArrangeButtons({ playground: { plan, editor, change } }: { readonly playground: LayoutPlayground }) {
  const boxes = selectedBoxes(plan.boxes, editor);
  const apply = (how: Arrangement) => {
    const rects = arrange(boxes, how, canvasOf(plan.widescreen));
    change({
      type: 'places',
      places: new Map(boxes.flatMap(({ key }, index) => (rects[index] ? [[key, rects[index]]] : []))),
    });
  };
  return (
    <div role="group" aria-label={STRINGS.layouts.arrange} className={styles.group}>
      {ARRANGEMENTS.map((how) => {
        const [label, shape] = LABELS[how];
        return (
          <ToolButton
            key={how}
            className={styles.arrange}
            title={label}
            unavailable={!canArrange(how, boxes.length)}
            onClick={() => apply(how)}
          >
            <IconDrawing d={shape} size={18} />
            <span className="visually-hidden">{label}</span>
          </ToolButton>
        );
      })}
    </div>
  );
}
