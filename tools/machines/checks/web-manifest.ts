import Ajv from 'ajv';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../check-result';

const FILE = 'manifest.webmanifest';
const text = { type: 'string', minLength: 1 };
const color = { type: 'string', pattern: '^#[0-9a-f]{6}$' };

/** The members that the site uses, as https://www.w3.org/TR/appmanifest/ defines them. */
const SCHEMA = {
  type: 'object',
  required: ['name', 'short_name', 'start_url', 'display', 'icons'],
  additionalProperties: false,
  properties: {
    id: text,
    name: text,
    short_name: { type: 'string', minLength: 1, maxLength: 12 },
    description: text,
    lang: text,
    dir: { enum: ['ltr', 'rtl', 'auto'] },
    start_url: text,
    scope: text,
    display: { enum: ['fullscreen', 'standalone', 'minimal-ui', 'browser'] },
    background_color: color,
    theme_color: color,
    icons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['src', 'sizes', 'type'],
        additionalProperties: false,
        properties: {
          src: text,
          sizes: { type: 'string', pattern: '^(?:any|[1-9]\\d*x[1-9]\\d*)$' },
          type: { type: 'string', pattern: '^image/' },
          purpose: { type: 'string', pattern: '^(?:any|maskable|monochrome)(?: (?:any|maskable|monochrome))*$' },
        },
      },
    },
  },
};

interface Manifest {
  readonly start_url: string;
  readonly scope?: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** Checks the web app manifest: its members, its scope, and its icons, among them the sizes for installing. */
export function checkWebManifest(folder: string): CheckResult {
  return { checked: 'the web app manifest', problems: findProblems(folder).map((problem) => `${FILE}: ${problem}`) };
}

function findProblems(folder: string): string[] {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Manifest;
  } catch (error) {
    return [(error as Error).message];
  }
  const validate = new Ajv({ allErrors: true }).compile(SCHEMA);
  if (!validate(manifest))
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  const { scope = manifest.start_url, start_url: start, icons } = manifest;
  const missing = icons.filter(
    ({ src }) => !src.startsWith(scope) || !existsSync(join(folder, src.slice(scope.length))),
  );
  return [
    ...(start.startsWith(scope) ? [] : [`start_url "${start}"; allowed: an address in the scope "${scope}"`]),
    ...missing.map(({ src }) => `icon "${src}" is no file of the site`),
    ...['192x192', '512x512']
      .filter((size) => !icons.some(({ sizes }) => sizes === size))
      .map((size) => `has no icon of ${size}, without which browsers do not offer to install`),
  ];
}
