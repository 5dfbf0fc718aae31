import type { History } from '../../shared/history';
import { ToolButton } from '../../../components/controls/tool-button';

const BUTTONS = [
  { type: 'undo', entries: 'past', label: STRINGS.playgrounds.undo, keys: 'Control+Z' },
  { type: 'redo', entries: 'future', label: STRINGS.playgrounds.redo, keys: 'Control+Shift+Z' },
] as const;

interface UndoButtonsProps {
  readonly history: History<unknown>;
  readonly dispatch: (action: { readonly type: 'undo' | 'redo' }) => void;
}

export function UndoButtons({ history, dispatch }: UndoButtonsProps) {
  return BUTTONS.map(({ type, entries, label, keys }) => (
    <ToolButton
      key={type}
      icon={type}
      iconOnly
      unavailable={history[entries].length === 0}
      aria-keyshortcuts={keys}
      onClick={() => dispatch({ type })}
    >
      {label}
    </ToolButton>
  ));
}
