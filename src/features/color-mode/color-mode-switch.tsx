import { Icon, type IconName } from '../../components/ui/icon';
import { choicesOf, switchLabel, type Choice, type ColorModeSettings } from './color-mode-state';
import * as styles from './color-mode-switch.module.css';

const ICONS: Readonly<Record<Choice, IconName>> = { light: 'sun', dark: 'moon', system: 'monitor' };

export interface ColorModeSwitchProps {
  readonly settings: ColorModeSettings;
  readonly onSwitch: () => void;
}

/**
 * The button that changes the color mode. It contains the icon and the name of every choice. The style sheet shows
 * those of the current choice, so both are right before the app has started. Renders nothing if the switch is disabled.
 */
export function ColorModeSwitch({ settings, onSwitch }: ColorModeSwitchProps) {
  if (settings.disableSwitch) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onSwitch}
      data-default={settings.respectSystem ? 'system' : settings.defaultMode}
    >
      {choicesOf(settings.respectSystem).map((choice) => (
        <span key={choice} className={styles.choice} data-choice={choice}>
          <Icon name={ICONS[choice]} />
          <span className="visually-hidden">{switchLabel(choice, settings.respectSystem)}</span>
        </span>
      ))}
    </button>
  );
}
