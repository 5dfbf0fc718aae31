import { ToolButton } from '../components/controls/tool-button';

/** Says that the form of a call could not be loaded. */
export function CallsFailed({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) {
  return (
    <div role="alert">
      <p>The form could not be loaded. Check the connection.</p>
      <ToolButton icon="retry" onClick={onRetry}>
        Try again
      </ToolButton>{' '}
      <ToolButton onClick={onClose}>Close</ToolButton>
    </div>
  );
}
