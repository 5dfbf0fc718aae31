import type { NavbarViewItem } from '../components/navbar/view-items';
import { MobileMenu } from '../features/mobile-menu/mobile-menu';
import type { MobileMenuControl } from '../features/mobile-menu/use-mobile-menu';
import type { ReactNode } from 'react';
import type { FrameData, PageFrame } from '../content/shared/frame';
import { hasSecondaryMenu } from './has-secondary-menu';
import { SecondaryMenu } from './secondary-menu';

export interface PhoneMenuProps {
  readonly control: MobileMenuControl;
  readonly items: readonly NavbarViewItem[];
  readonly data: FrameData;
  readonly page: PageFrame;
  readonly path: string;
  readonly head: ReactNode;
}

/** The slide-in menu with the page's own panel. Its code is loaded when the menu is first needed. */
export function PhoneMenu({ control, items, data, page, path, head }: PhoneMenuProps) {
  return (
    <MobileMenu
      control={control}
      items={items}
      secondary={hasSecondaryMenu({ data, page }) ? <SecondaryMenu data={data} page={page} path={path} /> : null}
      head={head}
    />
  );
}
