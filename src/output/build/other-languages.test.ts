import { createI18n } from '../../site/config/i18n';
import { isInOtherLanguage } from './other-languages';

const i18n = (current?: string) =>
  createI18n({ en: { label: 'English' }, de: { label: 'Deutsch' } }, current, '/portal/');

test('knows the pages of other languages by their folder', () => {
  const site = { baseUrl: '/portal/', i18n: i18n() };
  for (const path of ['/de', '/de/docs/rooms', '/de/404']) expect(isInOtherLanguage(path, site)).toBe(true);
  for (const path of ['/', '/docs/de', '/deutsch', '/en/docs']) expect(isInOtherLanguage(path, site)).toBe(false);
});

test('has none in the build of a translation, and in a site with one language', () => {
  expect(isInOtherLanguage('/de/docs', { baseUrl: '/portal/de/', i18n: i18n('de') })).toBe(false);
  expect(isInOtherLanguage('/de/docs', { baseUrl: '/portal/', i18n: createI18n(undefined, undefined, '/') })).toBe(
    false,
  );
});
