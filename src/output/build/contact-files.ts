import type { SiteConfig } from '../../site/config/site-config';
import { absoluteUrl, routes, type AbsoluteUrl, type RoutePath } from '../../site/routes';

type Address = Pick<SiteConfig, 'url' | 'baseUrl'>;

const urlIn =
  ({ url, baseUrl }: Address) =>
  (path: RoutePath): AbsoluteUrl =>
    absoluteUrl(url, baseUrl, path);

/** Content of `/humans.txt`: what no page links to. */
export function humansText(config: Address & Pick<SiteConfig, 'title' | 'statusUrl'>): string {
  const urlOf = urlIn(config);
  return [
    `${config.title}: ${urlOf(routes.home())}`,
    ...(config.statusUrl ? [`${STRINGS.frame.status}: ${config.statusUrl}`] : []),
    `${STRINGS.machines.licenses}: ${urlOf('/third-party-notices.txt')}`,
    '',
  ].join('\n');
}

/**
 * Content of `/.well-known/security.txt` (RFC 9116).
 *
 * @throws Error if no contact is configured
 */
export function securityText(config: Address & Pick<SiteConfig, 'security' | 'i18n'>): string {
  const { security, i18n } = config;
  if (!security) throw new Error('There is no contact for security.txt.');
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${i18n.localeConfigs[i18n.defaultLocale]?.htmlLang ?? 'en'}`,
    `Canonical: ${urlIn(config)('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

/** Whether the contact was valid until a time in the past, so that nobody may trust it any more. */
export function hasExpired(security: SiteConfig['security'], now: Date): boolean {
  return security !== null && new Date(security.expires) <= now;
}
