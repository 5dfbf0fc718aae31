import { error, replace, write } from './edits';
import type { Mistake } from './types';

const API = 'api/openapi.yaml';
const EVENTS = 'api/asyncapi.yaml';

/** Mistakes in the descriptions of the API and of its events. */
export const apiMistakes: readonly Mistake[] = [
  error('a reference that leads nowhere', API, replace('schemas/Room', 'schemas/Rom'), 26, [
    'field "$ref"',
    '#/components/schemas/Rom"',
    'nearest: #/components/schemas/Room',
  ]),
  error('a reference into another file', API, replace("'#/components/schemas/Room'", './room.yaml'), 26, [
    'field "$ref"',
    'found "./room.yaml"',
    'within the file',
  ]),
  error('a description of an old version', API, replace('openapi: 3.1.0', "swagger: '2.0'"), 1, [
    'field "swagger"',
    'found "2.0"',
    'expected openapi: 3.1.x',
  ]),
  error('a description that is a list', API, write('- one\n'), 1, ['is not an OpenAPI description', 'YAML map']),
  error('a method that does not exist', API, replace('    get:', '    gte:'), 12, [
    '"gte"',
    'allowed: get, post, put, delete',
  ]),
  error('a call with an unknown tag', API, replace('tags: [Rooms]', 'tags: [Roms]'), 14, [
    'tag "Roms"',
    'list of tags',
  ]),
  error('a call without its page', API, replace('x-docs: /docs/rest/rooms', 'x-docs: rooms'), 12, [
    'the page "rooms"',
    'below /docs/',
  ]),
  error('an unknown credential', API, replace('x-credential: api-key', 'x-credential: password'), 18, [
    'password',
    'api-key',
  ]),
  error('an error without advice', API, replace('          x-fix: Use another key.\n', ''), 28, [
    'no "x-fix"',
    'what to do',
  ]),
  error('a description without a server', API, replace('servers:\n  - url: https://api.example\n', ''), 1, [
    'has no server',
  ]),
  error('events of an old version', EVENTS, write('asyncapi: 2.6.0\ninfo: { title: A }\n'), 1, [
    'field "asyncapi"',
    'found "2.6.0"',
    '3.x',
  ]),
  error(
    'a reference in the events that leads nowhere',
    EVENTS,
    write(
      "asyncapi: 3.0.0\ninfo: { title: A }\nchannels:\n  one:\n    messages:\n      a:\n        payload:\n          $ref: '#/components/schemas/Rom'\n",
    ),
    8,
    ['field "$ref"', '#/components/schemas/Rom"', 'nearest: #/components/schemas/Room'],
  ),
];
