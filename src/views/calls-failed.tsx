import { ToolButton } from '../components/controls/tool-button';

/** Says that the form of a call could not be loaded. */
export function CallsFailed({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  return (
    <div role="alert">
      <p>{STRINGS.send.formFailed}</p>
      <ToolButton icon="retry" onClick={onRetry}>
        {STRINGS.common.tryAgain}
      </ToolButton>{' '}
      <ToolButton onClick={onClose}>{STRINGS.common.close}</ToolButton>
    </div>
  );
}
