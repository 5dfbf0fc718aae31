import type { ButtonHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { ExtraIcon, type ExtraIconName } from '../ui/extra-icon';
import * as styles from './tool-button.module.css';

export interface ToolButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'type'>, RefAttributes<HTMLButtonElement> {
  readonly icon?: ExtraIconName;
  /** Shows only the icon; the text becomes the accessible name. */
  readonly iconOnly?: boolean;
  readonly tone?: 'plain' | 'main' | 'danger';
  /** Makes it the submit button of its form. */
  readonly submits?: boolean;
  /** Disables the action with `aria-disabled`, so that the button keeps the focus. */
  readonly unavailable?: boolean;
  readonly children: ReactNode;
}

/** A button of a tool: a playground, or the console. */
export function ToolButton({
  icon,
  iconOnly = false,
  tone = 'plain',
  submits = false,
  unavailable = false,
  children,
  className,
  onClick,
  ...rest
}: ToolButtonProps) {
  const classes = [
    styles.button,
    tone === 'main' && styles.main,
    tone === 'danger' && styles.danger,
    iconOnly && styles.iconOnly,
    className,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      {...rest}
      type={submits ? 'submit' : 'button'}
      className={classes}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      title={iconOnly && typeof children === 'string' ? children : rest.title}
    >
      {icon && <ExtraIcon name={icon} size={18} />}
      <span className={iconOnly ? 'visually-hidden' : undefined}>{children}</span>
    </button>
  );
}
