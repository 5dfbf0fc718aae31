import { ContentError } from '../../../site/problems';
import { findHints } from './find-hints';
import { listTypes } from './list-types';
import { renderTypes } from './render-types';
import { findTypeHints } from './sdk-types';
import { toHtml } from 'hast-util-to-html';

const TEXT = `declare module "@acme/js" {
  // ---------------------------------------------------------------- events

  /** What a listener receives. */
  export type AcmeEvent =
    /** You are in. More follows. */
    | { type: "accept"; stream: MediaStream }
    | { type: "disconnect" | "reconnect" }
    | Podium;

  export interface Podium {
    type: "podium";
    /** You are alone. */
    solo: boolean;
  }

  export type Surface = "window" | "browser";

  // ---------------------------------------------------------------- session

  export interface Options {
    /** Microphone on. Default true. */
    audio?: boolean;
  }
  /** A session. */
  export interface Acme {
    onEvent(listener: (event: AcmeEvent) => void): void;
    /** Sends \`accept\`. */
    send(command: { type: "chat"; text: string } | { type: "stop" }): void;
    start(
      key: string,
      options?: Options,
    ): void;
  }
  export class Manager {
    private constructor();
    static readonly supported: boolean;
  }
  const acme: Acme;
  export default acme;
}
`;
const TYPES = { file: 'content/api/types/js.d.ts', text: TEXT, productName: 'Acme' };
const IMPORT = 'import acme, { Manager } from "@acme/js";\n';

/** The hints of a sample: the code, its signature, its doc comment, its anchor. */
const hintsOf = (code: string, language = 'js') =>
  findHints([{ language, code: `${IMPORT}${code}` }], TYPES)[0]!
    .slice(2)
    .map(({ start, end, signature, doc, anchor }) => [`${IMPORT}${code}`.slice(start, end), signature, doc, anchor]);
const START = ['start', 'start(key: string, options?: Options): void', '', 'type-Session'];
const ACME = ['acme', 'const acme: Acme', '', 'type-Session'];

test('finds names, methods, options and members, and not the sample its own names', () => {
  expect(
    hintsOf('const key = "x";\nacme.start(key, { audio: true, video: key });\nif (Manager.supported) close();'),
  ).toEqual([
    ACME,
    START,
    ['audio', 'audio?: boolean', 'Microphone on. Default true.', 'type-Options'],
    ['Manager', 'class Manager', '', 'type-Manager'],
    ['supported', 'static readonly supported: boolean', '', 'type-Manager'],
  ]);
});

test('finds the events and commands that strings name, with the fields of the right one', () => {
  const event = [
    '"accept"',
    '{ type: "accept"; stream: MediaStream }',
    'You are in. More follows.',
    'type-Event-accept',
  ];
  const field = ['stream', 'stream: MediaStream', '', 'type-Event-accept'];
  const other = ['"reconnect"', '{ type: "disconnect" | "reconnect" }', '', 'type-Event-disconnect'];
  expect(hintsOf('acme.onEvent((event) => { if (event.type === "accept") show(event.stream); });').slice(2)).toEqual([
    event,
    field,
  ]);
  expect(
    hintsOf(
      'acme.onEvent((event) => { switch (event.type) { case "reconnect": break; case "podium": log(event.solo); } });',
    ).slice(2),
  ).toEqual([
    other,
    ['"podium"', 'interface Podium', '', 'type-Podium'],
    ['solo', 'solo: boolean', 'You are alone.', 'type-Podium'],
  ]);
  expect(hintsOf('acme.onEvent(({ type }) => type);\nacme.send({ type: "chat", text: "a" });').slice(3)).toEqual([
    [
      'send',
      'send(command: { type: "chat"; text: string } | { type: "stop" }): void',
      'Sends `accept`.',
      'type-Session',
    ],
    ['"chat"', '{ type: "chat"; text: string }', '', 'type-Session-chat'],
    ['text', 'text: string', '', 'type-Session-chat'],
  ]);
});

test('understands JSX and TypeScript, and leaves alone what cannot be parsed', () => {
  expect(hintsOf('export const Page = () => <a onClick={() => acme.start("k")}>x</a>;', 'jsx')).toEqual([ACME, START]);
  expect(hintsOf('const key: string = "k";\nacme.start(key);', 'ts')).toEqual([ACME, START]);
  expect(findHints([{ language: 'js', code: `${IMPORT}acme.start(` }], TYPES)).toEqual([[]]);
});

test('only samples of the SDK on its own pages have hints', async () => {
  const samples = [
    { language: 'bash', code: 'npm i @acme/js' },
    { language: 'js', code: `${IMPORT}acme.start("k");` },
    { language: 'js', code: 'acme.start("k");' },
  ];
  const counts = async (page: string, types: typeof TYPES | undefined = TYPES) =>
    (await findTypeHints(samples, page, types)).map(({ length }) => length);
  expect(await counts('/site/content/docs/sdks/js/features/chat.mdx')).toEqual([0, 4, 0]);
  expect(await counts('/site/content/blog/2024-01-01-chat.mdx')).toEqual([0, 0, 0]);
  expect(await findTypeHints(samples, '/site/content/docs/sdks/js/a.mdx', undefined)).toEqual([[], [], []]);
});

test('broken declarations are reported with file and line, in samples and in the list', () => {
  const broken = { ...TYPES, text: TEXT.replace('solo: boolean;', 'solo: ;') };
  const message = 'content/api/types/js.d.ts:14 is not TypeScript: Type expected.';
  const messageOf = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error instanceof ContentError ? error.message : error;
    }
  };
  expect(messageOf(() => listTypes(broken))).toBe(message);
  expect(messageOf(() => findHints([{ language: 'js', code: IMPORT }], broken))).toBe(message);
});

test('lists everything that can be imported, by the groups of the file, with the anchors of hints', () => {
  const groups = listTypes(TYPES);
  expect(
    groups.map(({ title, types }) => [title, types.map(({ anchor, signature }) => `${anchor} ${signature}`)]),
  ).toEqual([
    [
      'Events',
      ['type-Event type AcmeEvent', 'type-Podium interface Podium', 'type-Surface type Surface = "window" | "browser"'],
    ],
    ['Session', ['type-Options interface Options', 'type-Session interface Acme', 'type-Manager class Manager']],
  ]);
  const [events, session] = groups;
  expect(events!.types[0]!.members).toEqual([
    {
      anchor: 'type-Event-accept',
      signature: '{ type: "accept"; stream: MediaStream }',
      doc: 'You are in. More follows.',
    },
    { anchor: 'type-Event-disconnect', signature: '{ type: "disconnect" | "reconnect" }', doc: '' },
    { signature: 'Podium', doc: '' },
  ]);
  expect(session!.types[2]!.members).toEqual([{ signature: 'static readonly supported: boolean', doc: '' }]);
});

test('the list has a heading for each type, and rows with ids for events', () => {
  const html = toHtml(renderTypes(TYPES, 'Events'));
  expect(html).toMatch(/^<div data-types=""><details><summary><h3 id="type-Event">AcmeEvent<\/h3><\/summary>/);
  expect(html).toContain(
    '<tr id="type-Event-accept"><td><code>{ type: "accept"; stream: MediaStream }</code></td><td>You are in. More follows.</td></tr>',
  );
  expect(toHtml(renderTypes(TYPES, 'Session'))).toContain('<td>Sends <code>accept</code>.</td>');
  expect(toHtml(renderTypes(TYPES, 'Nothing'))).toBe('<div data-types=""></div>');
});
