import { createI18n } from '../config/i18n';
import { alternatesOf, canonicalUrl } from './alternates';

const locales = {
  en: { label: 'English' },
  de: { label: 'Deutsch', htmlLang: 'de-AT' },
};
const siteIn = (name: string) => {
  const i18n = createI18n(locales, name, '/portal/');
  return { url: 'https://x.example', baseUrl: i18n.localeConfigs[name]?.baseUrl ?? '', i18n };
};

test('each language names all languages of a page, and the first one for all other readers', () => {
  const expected = [
    { lang: 'en', url: 'https://x.example/portal/docs/a' },
    { lang: 'de-AT', url: 'https://x.example/portal/de/docs/a' },
    { lang: 'x-default', url: 'https://x.example/portal/docs/a' },
  ];
  for (const name of ['en', 'de']) expect(alternatesOf('/docs/a', siteIn(name), ['en', 'de'])).toEqual(expected);
  expect(alternatesOf('/docs/a', siteIn('de'))).toEqual(expected);
});

test('a page without a translation has no alternate in that language, and is canonical where it was written', () => {
  expect(alternatesOf('/docs/b', siteIn('de'), ['en']).map(({ lang }) => lang)).toEqual(['en', 'x-default']);
  expect(canonicalUrl('/docs/b', siteIn('de'), ['en'])).toBe('https://x.example/portal/docs/b');
  expect(canonicalUrl('/docs/b', siteIn('de'), ['en', 'de'])).toBe('https://x.example/portal/de/docs/b');
  expect(canonicalUrl('/', siteIn('de'))).toBe('https://x.example/portal/de/');
});
