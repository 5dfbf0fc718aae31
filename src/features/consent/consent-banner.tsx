import { lazyPart } from '../../hooks/lazy-part';
import { useLazyPart } from '../../hooks/use-lazy-part';
import type { ConsentControl } from './use-consent';

/** Readers who have answered never load the banner. */
const openBanner = lazyPart(async () => (await import('./open-banner')).OpenBanner);

/** The consent banner, while it is open. */
export function ConsentBanner({ control }: { readonly control: ConsentControl }) {
  const Banner = useLazyPart(openBanner, control.isOpen);
  return control.isOpen && Banner ? <Banner {...control} /> : null;
}
