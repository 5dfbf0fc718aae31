import type { StringsFile, StringValue } from '../../src/site/build/strings/strings-schema';

/** Declares `STRINGS`, the words of the interface, for TypeScript. */
export function stringTypes(strings: StringsFile): string {
  const areas = Object.entries(strings).map(
    ([area, texts]) =>
      `  readonly ${area}: {\n${Object.entries(texts)
        .map(([name, value]) => `    readonly ${name}: ${typeOf(value)};\n`)
        .join('')}  };\n`,
  );
  return `// Made by npm run schemas from content/data/strings.yaml.\ndeclare const STRINGS: {\n${areas.join('')}};\n`;
}

function typeOf(value: StringValue): string {
  return typeof value === 'string' ? 'string' : 'import("../src/site/words").PluralForms';
}
