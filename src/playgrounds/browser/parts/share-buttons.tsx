import { ToolButton } from '../../../components/controls/tool-button';

interface ShareButtonsProps {
  /** Copies a link to what is shown. */
  readonly onShare: () => void;
  readonly onReset: () => void;
}

export function ShareButtons({ onShare, onReset }: ShareButtonsProps) {
  return (
    <>
      <ToolButton icon="link" iconOnly onClick={onShare}>
        {STRINGS.playgrounds.copyLink}
      </ToolButton>
      <ToolButton icon="reset" iconOnly onClick={onReset}>
        {STRINGS.playgrounds.reset}
      </ToolButton>
    </>
  );
}
