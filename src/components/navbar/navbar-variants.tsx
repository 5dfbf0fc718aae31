import type { ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import type { NavbarVariant } from './view-items';

/**
 * All variants of an entry, of which one is shown. Before hydration, the inline script's style sheet shows the chosen
 * one. The elements stay, so that a link keeps the focus.
 */
export function NavbarVariants({
  variants,
  children,
}: {
  readonly variants: readonly NavbarVariant[];
  readonly children: (variant: NavbarVariant) => ReactNode;
}) {
  const isHydrated = useHydrated();
  return (
    <span data-options={isHydrated ? '' : variants.map(({ option }) => option).join(' ')}>
      {variants.map((variant) => (
        <span key={variant.option} data-option={variant.option} data-inactive={variant.isShown ? undefined : ''}>
          {children(variant)}
        </span>
      ))}
    </span>
  );
}
