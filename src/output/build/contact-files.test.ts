import { createSiteConfig } from '../../site/config/site-config';
import { hasExpired, humansText, securityText } from './contact-files';

const site = createSiteConfig({
  SITE_URL: 'https://a.example',
  BASE_URL: '/sub/',
  SECURITY_CONTACT: 'mailto:security@a.example',
  SECURITY_EXPIRES: '2027-01-31T00:00:00Z',
  STATUS_URL: 'https://status.a.example',
});

test('security.txt has the fields that RFC 9116 requires', () => {
  expect(securityText(site)).toBe(
    [
      'Contact: mailto:security@a.example',
      'Expires: 2027-01-31T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://a.example/sub/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(() => securityText(createSiteConfig({}))).toThrow('no contact');
});

test('a contact expires at its time', () => {
  expect(hasExpired(site.security, new Date('2027-01-30T23:59:59Z'))).toBe(false);
  expect(hasExpired(site.security, new Date('2027-01-31T00:00:00Z'))).toBe(true);
  expect(hasExpired(null, new Date())).toBe(false);
});

test('humans.txt names the status page only if there is one', () => {
  const licenses = 'Licenses of what this site contains: https://a.example/sub/third-party-notices.txt';
  expect(humansText(site)).toContain(`\nStatus: https://status.a.example\n${licenses}\n`);
  expect(humansText(createSiteConfig({}))).not.toContain('Status');
});
