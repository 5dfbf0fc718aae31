import { createRequestLog, shortenKeys } from './request-log';

test.each([
  ['/rooms/aB3dE6gH9jK2mN5pQ8sT1vW4/users/u-118', '/rooms/aB3d…/users/u-118'],
  ['/rt?room_id=harbour-42&api_key=YOUR_API_KEY&x=1', '/rt?room_id=harbour-42&api_key=YOUR…&x=1'],
  ['/rt?access_key=short-key', '/rt?access_key=shor…'],
  ['/rooms?page=2', '/rooms?page=2'],
])('%s is printed as %s', (target, printed) => {
  expect(shortenKeys(target)).toBe(printed);
});

test('prints a line for each request and keeps the last fifty', () => {
  const lines: string[] = [];
  const log = createRequestLog((line) => lines.push(line));
  for (let number = 0; number < 60; number += 1)
    log.add({ method: 'GET', target: `/${number}`, status: 200, milliseconds: 3 });
  expect(lines).toHaveLength(60);
  expect(lines[0]).toBe('GET /0 200 3 ms');
  expect(log.last()).toHaveLength(50);
  expect(log.last()[0]?.target).toBe('/59');
});
