import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ConsoleCall } from '../shared/console/types';
import type { ApiOperation } from '../shared/types';
import { product } from '../../site/config/product';
import { CURRENT_VERSION } from '../../site/config/docs-versions';
import { siteConfig } from '../../site/config/site-config';
import { inDocsVersion } from '../../site/docs-addresses';
import { expandTokens, tokenValues } from '../../site/tokens';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { env } from '../../site/build/env';
import { isOffFile } from '../../site/build/parts';
import { parseYaml } from '../../site/build/yaml';
import type { Problem } from '../../site/problems';
import { apiFolder } from './api-folder';
import { checkDescription } from './check-references';
import { remember } from '../../site/build/remember';
import { toAsyncDescription } from './async-description';
import { buildConsoleCalls, buildOperations } from './build-operations';
import { toPublishedDescription } from './published-description';

/** The operations of the API description, with a digest. */
export interface ApiSource {
  readonly operations: readonly ApiOperation[];
  /** Changes with the operations and their samples, so that everything derived from them can be rebuilt. */
  readonly digest: string;
}

const EMPTY: ApiSource = { operations: [], digest: '' };
const cached = new Map<string, { readonly path: string; readonly modified: number; readonly source: ApiSource }>();

/** Path of the description that authors edit, relative to the content root. */
export const DESCRIPTION_PATH = 'api/openapi.yaml';
/** The description of the last release. */
export const RELEASED_PATH = 'api/released.yaml';
/** Path of the description of a version of the docs, relative to the content root. That of the last one by default. */
export const descriptionPath = (version?: string): string => `${apiFolder(version)}/openapi.yaml`;
export const asyncPath = (version?: string): string => `${apiFolder(version)}/asyncapi.yaml`;

/** Whether there is a file of the API below the content root, and the API is not switched off. */
export function hasApiFile(path: string): boolean {
  return existsSync(join(env.contentRoot, path)) && !isOffFile(path);
}

/**
 * Reads the API description as it is published, as YAML and as JSON; undefined if there is none.
 *
 * @param version of the API, which replaces that in the file
 */
export function readDescription(version?: string): { readonly yaml: string; readonly json: string } | undefined {
  const path = join(env.contentRoot, descriptionPath());
  if (!hasApiFile(descriptionPath())) return undefined;
  const text = expandTokens(readUtf8(path), tokenValues(product));
  return remember('published-description', [text, siteConfig, version], () => {
    const yaml = toPublishedDescription(text, siteConfig, version);
    return { yaml, json: `${JSON.stringify(parse(yaml), null, 2)}\n` };
  });
}

/**
 * Reads the AsyncAPI document of the events as it is published, as YAML and as JSON; undefined if there is none, or no
 * description of the API. The version is that of the API.
 */
export function readAsyncDescription(version?: string): { readonly yaml: string; readonly json: string } | undefined {
  const path = join(env.contentRoot, asyncPath());
  const description = readDescription(version);
  if (!description || !hasApiFile(asyncPath())) return undefined;
  const text = expandTokens(readUtf8(path), tokenValues(product));
  return toAsyncDescription(text, description.yaml);
}

/**
 * Checks the AsyncAPI document of the events, if there is one: its version, and that each `$ref` leads somewhere, also
 * to what the build adds to it from the description of the API.
 */
export function checkAsyncDescription(): readonly Problem[] {
  const path = join(env.contentRoot, asyncPath());
  if (!hasApiFile(asyncPath())) return [];
  const text = expandTokens(readUtf8(path), tokenValues(product));
  const { problems } = parseYaml(text, displayPath(path));
  if (problems.length > 0) return problems;
  const description = readDescription();
  const document = description === undefined ? {} : (parse(description.yaml) as { components?: { schemas?: object } });
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`);
  const kind = { field: 'asyncapi', version: /^3\./, allowed: '3.x' } as const;
  return checkDescription(text, displayPath(path), kind, schemas);
}

/**
 * Reads the API description of a version of the docs, whose pages the calls name; empty if there is none. Caches the
 * result until the file changes.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readOperations(version: string = siteConfig.docs.lastVersion): ApiSource {
  const path = join(env.contentRoot, descriptionPath(version));
  if (!hasApiFile(descriptionPath(version))) return EMPTY;
  const modified = statSync(path).mtimeMs;
  const known = cached.get(version);
  if (known?.path === path && known.modified === modified) return known.source;
  const source = toVersion(parseOperations('operations', path), version);
  cached.set(version, { path, modified, source });
  return source;
}

/** The calls with the addresses of their pages in a version. */
function toVersion(source: ApiSource, version: string): ApiSource {
  const operations = source.operations.map((operation) => ({
    ...operation,
    docs: inDocsVersion(operation.docs, version),
  }));
  return operations.some(({ docs }, index) => docs !== source.operations[index]!.docs)
    ? { operations, digest: `${source.digest} ${version}` }
    : source;
}

/**
 * Reads the description of the last release (`npm run api:release`); undefined if none was kept.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readReleasedOperations():
  { readonly version: string; readonly operations: readonly ApiOperation[] } | undefined {
  const path = join(env.contentRoot, RELEASED_PATH);
  if (!hasApiFile(RELEASED_PATH)) return undefined;
  const text = readUtf8(path);
  const current = join(env.contentRoot, DESCRIPTION_PATH);
  // Mostly, nothing has changed since the release, and parsing takes half a second.
  const isSame = existsSync(current) && withoutVersion(text) === withoutVersion(readUtf8(current));
  const { operations } = isSame ? readOperations(CURRENT_VERSION) : parseOperations('released-operations', path);
  return { version: VERSION.exec(text)?.[1] ?? '', operations };
}

/** `info.version`, as `npm run api:release` writes it, without a comment after it. */
const VERSION = /^ {2}version: *(.*?)(?: +#.*)?$/m;
/** The kept description also begins with a comment. */
const withoutVersion = (text: string): string => text.replace(/^#.*\n/, '').replace(VERSION, '');

/** Each of a build's processes needs them, and parsing takes 0.4 seconds. */
function parseOperations(name: string, path: string): ApiSource {
  const text = readUtf8(path);
  const tokens = tokenValues(product);
  return remember(name, [text, tokens, displayPath(path)], () => {
    const operations = buildOperations(text, displayPath(path), tokens);
    return { operations, digest: createHash('sha256').update(JSON.stringify(operations)).digest('hex') };
  });
}

/**
 * Reads the calls that can be tried on the pages of a version of the docs; none if there is no description.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readConsoleCalls(version?: string): readonly ConsoleCall[] {
  const path = join(env.contentRoot, descriptionPath(version));
  if (!hasApiFile(descriptionPath(version))) return [];
  const text = readUtf8(path);
  const tokens = tokenValues(product);
  return remember('console-calls', [text, tokens], () => buildConsoleCalls(text, displayPath(path), tokens));
}
