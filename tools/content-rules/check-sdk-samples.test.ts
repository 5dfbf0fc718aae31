import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkSdkSamples } from './check-sdk-samples';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));

function check(...fences: string[]): string[] {
  const place = { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' } as const;
  const page = readContentPage(`---\ntitle: A\n---\n\n${fences.join('\n\nText.\n\n')}\n`, place, TOKENS);
  return checkSdkSamples(page).map(({ line, message }) => `${line} ${message}`);
}
const fence = (code: string, info = 'js'): string => `\`\`\`${info}\n${code}\n\`\`\``;

const IMPORT = 'import {product} from "@{scope}/js";';
const HANDLER = '{product}.onEvent((event) => event.connectionStatus === "access_denied" && alert("Refused"));';
const REFUSAL = 'but never handles the connection status "access_denied"';

describe('refused keys', () => {
  test('accepts a program that handles them', () => {
    expect(check(fence(`${IMPORT}\n${HANDLER}\n{product}.start("key");`))).toEqual([]);
  });

  test.each(['start', 'connect', 'connectPermalink'])('rejects %s() without a handler', (method) => {
    expect(check(fence(`${IMPORT}\n{product}.${method}("key");`))).toEqual([`7 calls ${method}() ${REFUSAL}`]);
  });

  test('does not count comments, and counts further instances', () => {
    const code = `${IMPORT}\n// access_denied\nconst second = {product}.createInstance();\nsecond.start("key");`;
    expect(check(fence(code, 'ts'))).toEqual([`9 calls start() ${REFUSAL}`]);
  });

  test('knows the session of a module that is loaded later', () => {
    const code = 'import("@{scope}/js").then(({ default: {product} }) => {product}.start("key"));';
    expect(check(fence(code))).toEqual([`6 calls start() ${REFUSAL}`]);
  });

  test('leaves objects of other SDKs alone', () => {
    expect(
      check(fence(`${IMPORT}\nmanager.start();`), fence('import Client from "@{scope}/node";\nc.connect(1);')),
    ).toEqual([]);
  });

  test('reads scripts of HTML and the build for script tags', () => {
    const code = '<script src="/vendor/dist/{product}.js"></script>\n<script>\n  {product}.start("key");\n</script>';
    expect(check(fence(code, 'html'))).toEqual([`8 calls start() ${REFUSAL}`]);
  });

  test('reads files of a program together', () => {
    const start = `${IMPORT}\nimport "./refusals.js";\n{product}.start("key");`;
    const handler = `${IMPORT}\n${HANDLER}`;
    expect(check(fence(handler, 'js title="refusals.js"'), fence(start))).toEqual([]);
    expect(check(fence(start), fence(handler, 'js title="src/refusals.js"'))).toEqual([]);
    expect(check(fence(handler, 'js title="other.js"'), fence(start))).toHaveLength(1);
  });

  test('takes a fence without imports for the continuation of the program before', () => {
    expect(check(fence(`${IMPORT}\n${HANDLER}`), fence('{product}.start("key");'))).toEqual([]);
    expect(check(fence(IMPORT), fence('{product}.start("key");'))).toEqual([`12 calls start() ${REFUSAL}`]);
  });
});

describe('start_stream', () => {
  const send = (fields: string): string => fence(`${IMPORT}\n{product}.send({ type: "start_stream"${fields} });`);

  test.each([', audio, video', ', ...media', ', audio: !muted, video: false', ', audio, screen: true'])(
    'accepts { %s }',
    (fields) => {
      expect(check(send(fields))).toEqual([]);
    },
  );

  test.each([
    ['', ['without audio', 'without video']],
    [', audio: true, video', ['with audio: true']],
    [', ...media, video: true', ['with video: true']],
    [', screen: true', ['without audio']],
    [', audio', ['without video']],
  ])('rejects { %s }', (fields, found) => {
    const expected = found.map((what) => `7 sends start_stream ${what}; expected the user's choice`);
    expect(check(send(fields))).toEqual(expected);
  });
});
