import { formatLocale, siteLanguage } from '../../config/language';

/** Definitions for webpack's DefinePlugin: each use of a text becomes the text itself. Also the language. */
export function stringConstants(): Record<string, string | Record<string, Record<string, string>>> {
  const areas = Object.entries<Readonly<Record<string, unknown>>>(STRINGS).map(([area, texts]) => [
    area,
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, toCode(value)])),
  ]);
  return {
    'process.env.SITE_LANGUAGE': JSON.stringify(siteLanguage),
    'process.env.FORMAT_LOCALE': JSON.stringify(formatLocale),
    STRINGS: Object.fromEntries(areas) as Record<string, Record<string, string>>,
  };
}

/** Inserts the texts into the source of a script that is not bundled. @throws Error naming an unknown text */
export function insertStrings(source: string): string {
  return source.replace(/\bSTRINGS\.(\w+)\.(\w+)/g, (whole, area: string, name: string) => {
    const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = STRINGS;
    const value = areas[area]?.[name];
    if (value === undefined) throw new Error(`content/data/strings.yaml has no ${area}.${name}, which is ${whole}`);
    return toCode(value);
  });
}

/** In parentheses, so that the braces of plural forms never begin a block. */
const toCode = (value: unknown): string => `(${JSON.stringify(value)})`;
