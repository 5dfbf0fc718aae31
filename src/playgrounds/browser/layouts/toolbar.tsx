import { ToolButton } from '../../../components/controls/tool-button';
import { ShareButtons } from '../parts/share-buttons';
import { UndoButtons } from '../parts/undo-buttons';
import { MAP_LIMIT } from '../../shared/layouts/parse-map';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

interface ToolbarProps {
  readonly playground: LayoutPlayground;
  readonly snaps: boolean;
  readonly onSnaps: (snaps: boolean) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** How much larger than its frame the canvas can be shown. */
const ZOOMS = [1, 2, 4];

/** Actions and options for the whole canvas. */
export function Toolbar({ playground, snaps, onSnaps, zoom, onZoom }: ToolbarProps) {
  const { plan, editor, change, dispatch, share } = playground;
  const isFull = plan.boxes.length >= MAP_LIMIT;
  return (
    <div className={styles.toolbar}>
      <div role="group" aria-label="Canvas size" className={styles.group}>
        <ToolButton aria-pressed={plan.widescreen} onClick={() => change({ type: 'canvas', widescreen: true })}>
          1280x720
        </ToolButton>
        <ToolButton aria-pressed={!plan.widescreen} onClick={() => change({ type: 'canvas', widescreen: false })}>
          1280x960
        </ToolButton>
      </div>
      <div role="group" aria-label="Editing" className={styles.group}>
        <ToolButton
          icon="plus"
          unavailable={isFull}
          title={isFull ? `A map has at most ${MAP_LIMIT} boxes` : undefined}
          onClick={() => change({ type: 'add' })}
        >
          Add box
        </ToolButton>
        <ToolButton
          icon="move"
          aria-pressed={snaps}
          title="Dragged boxes snap to edges and middles; hold Alt to drag freely"
          onClick={() => onSnaps(!snaps)}
        >
          Snap
        </ToolButton>
        <ToolButton
          icon="search"
          title="Shows a part of the canvas larger, for small boxes"
          onClick={() => onZoom(ZOOMS[(ZOOMS.indexOf(zoom) + 1) % ZOOMS.length] ?? 1)}
        >
          <span className="visually-hidden">Zoom </span>
          {100 * zoom} %
        </ToolButton>
        <UndoButtons history={editor.history} dispatch={dispatch} />
      </div>
      <div role="group" aria-label="Whole layout" className={styles.group}>
        <ShareButtons onShare={share} onReset={() => dispatch({ type: 'reset' })} />
      </div>
    </div>
  );
}
