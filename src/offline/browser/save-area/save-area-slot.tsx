import { useEffect, useState } from 'react';
import type { SidebarItem } from '../../../content/shared/sidebar/types';
import { useLazyPart } from '../../../hooks/use-lazy-part';
import { siteConfig } from '../../../site/config/site-config';
import { offlinePart, whenIdle } from '../offline-part';

/** Where readers save the pages of a menu for offline use. Nothing in HTML; appears once the browser is idle. */
export function SaveAreaSlot({ items }: { readonly items: readonly SidebarItem[] }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (siteConfig.offline) whenIdle(() => setIdle(true));
  }, []);
  const SaveArea = useLazyPart(offlinePart, isIdle)?.SaveArea;
  return SaveArea && <SaveArea items={items} />;
}
