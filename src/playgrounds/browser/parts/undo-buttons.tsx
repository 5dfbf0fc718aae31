import type { History } from '../../shared/history';
import { ToolButton } from './tool-button';

interface UndoButtonsProps {
  readonly history: History<unknown>;
  readonly dispatch: (action: { readonly type: 'undo' | 'redo' }) => void;
}

export function UndoButtons({ history, dispatch }: UndoButtonsProps) {
  return (
    <>
      <ToolButton
        icon="undo"
        iconOnly
        unavailable={history.past.length === 0}
        aria-keyshortcuts="Control+Z"
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </ToolButton>
      <ToolButton
        icon="redo"
        iconOnly
        unavailable={history.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => dispatch({ type: 'redo' })}
      >
        Redo
      </ToolButton>
    </>
  );
}
