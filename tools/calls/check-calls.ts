import type { InlineCode, Text } from 'mdast';
import type { ApiOperation } from '../../src/reference/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';
import { collectSamples, lineInFile } from '../samples/collect-samples';
import { problemInCall, hasField, type NamedCall } from './match-call';
import { readCurlCalls, type Variables } from './read-curl';

const SHELLS = ['bash', 'sh', 'shell'];
/** Matches `POST /rooms/{ACCESS_KEY}/layers`, with an optional query, but without punctuation at the end. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w{}/$….-]*[\w}…])(\?[\w=&{}-]+)?/g;
/** Matches a nested field in form notation: `options[sfu_mode]`. */
const FORM_FIELD = /^(?:user|options|insert|playback|audio_insert_position|custom_fields)(?:\[\w+\])+/;

interface CheckResult {
  readonly line: number;
  readonly problem: string | null;
}

/**
 * Checks the calls that a page mentions against the API description: in prose, and in the URLs, comments and curl
 * commands of its samples.
 */
export function checkCalls(page: ContentPage, operations: readonly ApiOperation[]): Problem[] {
  // Without a description, nothing says which calls there are.
  if (operations.length === 0) return [];
  const hosts = [...new Set(operations.filter(({ method }) => method !== 'EVENT').map(({ server }) => server))];
  return [...inProse(page, operations), ...inSamples(page, hosts, operations)].flatMap(({ line, problem }) =>
    problem === null ? [] : [{ file: page.file, line, message: problem }],
  );
}

function inProse(page: ContentPage, operations: readonly ApiOperation[]): CheckResult[] {
  const results: CheckResult[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    for (const call of callsIn(node.value))
      results.push({ line: lineOf(node), problem: problemInCall(call, operations) });
    const field = unknownField(node, operations);
    if (field !== null)
      results.push({ line: lineOf(node), problem: `names the parameter "${field}", which no call accepts` });
  });
  return results;
}

function callsIn(text: string): NamedCall[] {
  return [...text.matchAll(CALL)].map(([, method = '', path = '', query = '']) => ({
    method,
    path,
    query: [...new URLSearchParams(query).keys()],
    fields: [],
  }));
}

/** Returns the form field that inline code names, if no call has it; the field may be below `options` or `user`. */
function unknownField({ type, value }: Text | InlineCode, operations: readonly ApiOperation[]): string | null {
  const written = type === 'inlineCode' ? FORM_FIELD.exec(value)?.[0] : undefined;
  if (written === undefined) return null;
  const name = written.replace(/\[(\w+)\]/g, '.$1');
  const isKnown = operations.some((operation) =>
    ['', 'options.', 'user.'].some((prefix) => hasField(operation, prefix + name)),
  );
  return isKnown ? null : written;
}

function inSamples(page: ContentPage, hosts: readonly string[], operations: readonly ApiOperation[]): CheckResult[] {
  const variables: Variables = new Map();
  return collectSamples(page).flatMap((sample): CheckResult[] => {
    const isShell = SHELLS.includes(sample.language);
    const urls = sample.code.split('\n').flatMap((text, line) =>
      pathsIn(text, hosts).map((path) => ({
        line,
        problem: problemInCall({ method: null, path, query: [], fields: [] }, operations),
      })),
    );
    const calls = isShell
      ? readCurlCalls(sample.code, variables).filter(({ url }) => hosts.some((host) => url.startsWith(`${host}/`)))
      : [];
    const commented = sample.code.split('\n').flatMap((text, line) =>
      callsIn(/(?:#|\/\/) .*$/.exec(text)?.[0] ?? '').map((call) => ({
        line,
        problem: problemInCall(call, operations),
      })),
    );
    return [
      ...urls,
      ...commented,
      ...calls.map((call) => ({ line: call.line, problem: problemInCall(call, operations) })),
    ].map(({ line, problem }) => ({ line: lineInFile(sample, line), problem }));
  });
}

/** Returns the paths of API URLs in a line of code, without queries. An expression in a URL counts as one segment. */
function pathsIn(text: string, hosts: readonly string[]): string[] {
  const plain = text.replace(/\$\{[^}]*\}/g, '$value');
  return hosts
    .flatMap((host) =>
      plain
        .split(host)
        .slice(1)
        .map((rest) => /^\/[^\s"'`<>()[\]|,;?\\]*/.exec(rest)?.[0] ?? ''),
    )
    .filter((path) => path.length > 1);
}
