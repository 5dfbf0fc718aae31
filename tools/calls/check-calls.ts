import type { InlineCode, Text } from 'mdast';
import type { ApiOperation } from '../../src/api/shared/types';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { lineOf, walk } from '../markdown';
import { collectSamples, lineInFile } from '../samples/collect-samples';
import { problemOfCall, hasField, type NamedCall } from './match-call';
import { readCurlCalls, type Variables } from './read-curl';

const SHELLS = ['bash', 'sh', 'shell'];
/** `POST /rooms/{ACCESS_KEY}/layers`, with a query; a sentence's own sign at the end is none of it. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w{}/$….-]*[\w}…])(\?[\w=&{}-]+)?/g;
/** A field inside another, as a form writes it: `options[sfu_mode]`. */
const FORM_FIELD = /^(?:user|options|insert|playback|audio_insert_position|custom_fields)(?:\[\w+\])+/;

interface Found {
  readonly line: number;
  readonly problem: string | null;
}

/**
 * Checks what a page says of calls against the API description: in prose, in addresses of samples, and in curl
 * commands.
 */
export function checkCalls(page: ContentPage, operations: readonly ApiOperation[]): Problem[] {
  const hosts = [...new Set(operations.filter(({ method }) => method !== 'EVENT').map(({ server }) => server))];
  return [...inProse(page, operations), ...inSamples(page, hosts, operations)].flatMap(({ line, problem }) =>
    problem === null ? [] : [{ file: page.file, line, message: problem }],
  );
}

function inProse(page: ContentPage, operations: readonly ApiOperation[]): Found[] {
  const found: Found[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return;
    for (const call of callsIn(node.value))
      found.push({ line: lineOf(node), problem: problemOfCall(call, operations) });
    const field = unknownField(node, operations);
    if (field !== null)
      found.push({ line: lineOf(node), problem: `names the parameter "${field}", which no call knows` });
  });
  return found;
}

function callsIn(text: string): NamedCall[] {
  return [...text.matchAll(CALL)].map(([, method = '', path = '', query = '']) => ({
    method,
    path,
    query: [...new URLSearchParams(query).keys()],
    fields: [],
  }));
}

/** The field of a form that inline code names, if none of the calls has it, at any depth. */
function unknownField({ type, value }: Text | InlineCode, operations: readonly ApiOperation[]): string | null {
  const written = type === 'inlineCode' ? FORM_FIELD.exec(value)?.[0] : undefined;
  if (written === undefined) return null;
  const name = written.replace(/\[(\w+)\]/g, '.$1');
  const isKnown = operations.some((operation) =>
    ['', 'options.', 'user.'].some((above) => hasField(operation, above + name)),
  );
  return isKnown ? null : written;
}

function inSamples(page: ContentPage, hosts: readonly string[], operations: readonly ApiOperation[]): Found[] {
  const variables: Variables = new Map();
  return collectSamples(page).flatMap((sample): Found[] => {
    const isShell = SHELLS.includes(sample.language);
    const addresses = sample.code.split('\n').flatMap((text, line) =>
      addressesIn(text, hosts).map((path) => ({
        line,
        problem: problemOfCall({ method: null, path, query: [], fields: [] }, operations),
      })),
    );
    const calls = isShell
      ? readCurlCalls(sample.code, variables).filter(({ address }) =>
          hosts.some((host) => address.startsWith(`${host}/`)),
        )
      : [];
    const commented = sample.code.split('\n').flatMap((text, line) =>
      callsIn(/(?:#|\/\/) .*$/.exec(text)?.[0] ?? '').map((call) => ({
        line,
        problem: problemOfCall(call, operations),
      })),
    );
    return [
      ...addresses,
      ...commented,
      ...calls.map((call) => ({ line: call.line, problem: problemOfCall(call, operations) })),
    ].map(({ line, problem }) => ({ line: lineInFile(sample, line), problem }));
  });
}

/** Paths of the API's addresses in a line of code, without their queries. Expressions inside them stay one segment. */
function addressesIn(text: string, hosts: readonly string[]): string[] {
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
