import { ContentError } from '../../../site/problems';
import { listTypes } from './list-types';
import { renderTypes } from './render-types';
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

test('broken declarations are reported with file and line', () => {
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
});

test('lists everything that can be imported, by the groups of the file', () => {
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
