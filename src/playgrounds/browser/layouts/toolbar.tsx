import { ToolButton } from '../../../components/controls/tool-button';
import { ShareButtons } from '../parts/share-buttons';
import { UndoButtons } from '../parts/undo-buttons';
import { MAP_LIMIT } from '../../shared/layouts/parse-map';
import { fill } from '../../../site/fill';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

interface ToolbarProps {
  readonly playground: LayoutPlayground;
  readonly snaps: boolean;
  readonly onSnaps: (snaps: boolean) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** Actions and options for the whole canvas. */
export function Toolbar({ playground, snaps, onSnaps, zoom, onZoom }: ToolbarProps) {
  const { plan, editor, change, dispatch, share } = playground;
  const isFull = plan.boxes.length >= MAP_LIMIT;
  return (
    <div className={styles.toolbar}>
      <div role="group" aria-label={STRINGS.layouts.canvasSize} className={styles.group}>
        <ToolButton aria-pressed={plan.widescreen} onClick={() => change({ type: 'canvas', widescreen: true })}>
          1280x720
        </ToolButton>
        <ToolButton aria-pressed={!plan.widescreen} onClick={() => change({ type: 'canvas', widescreen: false })}>
          1280x960
        </ToolButton>
      </div>
      <div role="group" aria-label={STRINGS.layouts.editing} className={styles.group}>
        <ToolButton
          icon="plus"
          unavailable={isFull}
          title={isFull ? fill(STRINGS.layouts.mapIsFull, { count: MAP_LIMIT }) : undefined}
          onClick={() => change({ type: 'add' })}
        >
          {STRINGS.layouts.addBox}
        </ToolButton>
        <ToolButton icon="move" aria-pressed={snaps} title={STRINGS.layouts.snapHint} onClick={() => onSnaps(!snaps)}>
          {STRINGS.layouts.snap}
        </ToolButton>
        <ToolButton icon="search" title={STRINGS.layouts.zoomHint} onClick={() => onZoom(zoom === 4 ? 1 : 2 * zoom)}>
          <span className="visually-hidden">{STRINGS.layouts.zoom} </span>
          {100 * zoom} %
        </ToolButton>
        <UndoButtons history={editor.history} dispatch={dispatch} />
      </div>
      <div role="group" aria-label={STRINGS.layouts.wholeLayout} className={styles.group}>
        <ShareButtons onShare={share} onReset={() => dispatch({ type: 'reset' })} />
      </div>
    </div>
  );
}
