import { usableServer, type ConsoleServer } from './server';

const server = (id: string, allowsKeyCalls: boolean): ConsoleServer => ({
  id,
  label: id,
  allowsKeyCalls,
  drawsMeetings: true,
  send: () => Promise.reject(new Error('not sent')),
});
const servers = [server('stand-in', true), server('mock', true), server('api', false)];

test.each<[chosen: string, usesKey: boolean, id: string]>([
  ['', false, 'stand-in'],
  ['mock', true, 'mock'],
  ['api', false, 'api'],
  ['api', true, 'stand-in'],
  ['gone', false, 'stand-in'],
])('of the chosen "%s" for a call with the key (%s), it is %s', (chosen, usesKey, id) => {
  expect(usableServer(servers, chosen, usesKey)?.id).toBe(id);
});

test('there may be none', () => {
  expect(usableServer([server('api', false)], 'api', true)).toBeUndefined();
});
