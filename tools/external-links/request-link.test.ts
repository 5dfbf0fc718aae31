import { requestLink } from './request-link';
import { QUICK, startOtherSite, type OtherSite } from './test-support';

let site: OtherSite;
let started: number;
const request = (path: string) => requestLink(site.url + path, QUICK);
const of = (path: string) => site.requests.filter((line) => line.endsWith(path)).map((line) => line.split(' ')[0]);

beforeEach(async () => {
  started = Date.now();
  site = await startOtherSite((incoming, response, count) => {
    const { method, url = '' } = incoming;
    const status = /^\/(?:head-)?(\d{3})$/.exec(url)?.[1];
    if (url.startsWith('/to?')) {
      const [code, target = ''] = url.slice(4).split('&', 2);
      response.writeHead(Number(code), { location: decodeURIComponent(target) }).end();
    } else if (url.startsWith('/head-') && method === 'HEAD') response.writeHead(Number(status)).end();
    else if (url.startsWith('/head-')) response.end('found');
    else if (status) response.writeHead(Number(status)).end(method === 'GET' ? 'text' : undefined);
    else if (url === '/busy') {
      const isFirst = method === 'HEAD' || count === 1;
      response.writeHead(isFirst ? 429 : 200, isFirst ? { 'retry-after': '1' } : {}).end();
    } else if (url === '/once-503') response.writeHead(method === 'HEAD' ? 503 : 200).end();
    else if (url === '/cut') incoming.socket.destroy();
    else if (url === '/circle') response.writeHead(302, { location: '/circle-2' }).end();
    else if (url === '/circle-2') response.writeHead(302, { location: '/circle' }).end();
    else if (url.startsWith('/further/'))
      response.writeHead(302, { location: `/further/${Number(url.slice(9)) + 1}` }).end();
    else if (url === '/endless') {
      response.writeHead(200);
      if (method === 'GET') response.write('a');
      else response.end();
    } else if (url !== '/hang') response.end('found');
  });
});
afterEach(() => site.close());

test('asks by HEAD, and that is all if it works', async () => {
  expect(await request('/page')).toEqual({ type: 'ok', movedTo: undefined });
  expect(site.requests).toEqual(['HEAD /page']);
});

test.each(['403', '404', '405', '501'])('a HEAD that is refused with %s is repeated as GET', async (status) => {
  expect(await request(`/head-${status}`)).toMatchObject({ type: 'ok' });
});

test.each(['404', '410'])('%s is gone after two requests', async (status) => {
  expect(await request(`/${status}`)).toMatchObject({ type: 'failed', isGone: true, isUnreachable: false });
  expect(of(`/${status}`)).toEqual(['HEAD', 'GET']);
});

test('403 has failed, but is not gone', async () => {
  expect(await request('/403')).toMatchObject({ reason: '403 Forbidden', isGone: false });
  expect(of('/403')).toHaveLength(2);
});

test('500 is tried four times, and the next good answer counts', async () => {
  expect(await request('/500')).toMatchObject({ reason: '500 Internal Server Error', isGone: false });
  expect(of('/500')).toEqual(['HEAD', 'GET', 'GET', 'GET']);
  expect(await request('/once-503')).toMatchObject({ type: 'ok' });
});

test('waits as long as a server asks for, once, and no longer than the limit', async () => {
  expect(await request('/busy')).toMatchObject({ type: 'ok' });
  const took = Date.now() - started;
  expect(took).toBeGreaterThanOrEqual(QUICK.longestPause - 10);
  expect(took).toBeLessThan(2 * QUICK.longestPause);
  expect(of('/busy')).toEqual(['HEAD', 'GET', 'GET']);
});

test('a server that never answers fails after the time limit, and a body that never ends is not awaited', async () => {
  expect(await request('/hang')).toMatchObject({ reason: 'no response within 0.3 s', isUnreachable: true });
  expect(of('/hang')).toHaveLength(4);
  expect(await request('/endless')).toMatchObject({ type: 'ok' });
});

test('a connection that is cut or refused', async () => {
  expect(await request('/cut')).toMatchObject({ type: 'failed', isGone: false, isUnreachable: true });
  await site.close();
  expect(await request('/page')).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') as string });
});

test('a host that does not exist is gone', async () => {
  const unknown = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } });
  const send = jest.fn().mockRejectedValue(unknown);
  expect(await requestLink('https://nothing.invalid/', { ...QUICK, fetch: send })).toEqual({
    type: 'failed',
    reason: 'no host with this name',
    isGone: true,
    isUnreachable: true,
  });
  expect(send).toHaveBeenCalledTimes(2);
});

test('a link that has moved for good is named with its new address, others are followed silently', async () => {
  const to = (status: number, target: string) => `/to?${status}&${encodeURIComponent(target)}`;
  expect(await request(to(301, '/new#part'))).toEqual({ type: 'ok', movedTo: `${site.url}/new` });
  expect(await request(to(308, '/new'))).toEqual({ type: 'ok', movedTo: `${site.url}/new` });
  expect(await request(to(302, '/new'))).toEqual({ type: 'ok', movedTo: undefined });
  expect(await request(to(301, to(302, '/new')))).toEqual({ type: 'ok', movedTo: undefined });
  expect(await request(to(301, '/404'))).toMatchObject({ reason: '404 Not Found', isGone: true });
});

test.each([
  ['/circle', 'redirects in a loop'],
  ['/further/1', 'redirects more than 10 times'],
  [`/to?302&${encodeURIComponent('ftp://a.example/')}`, 'redirects to "ftp://a.example/"'],
  [`/to?302&${encodeURIComponent('http://')}`, 'redirects to "http://"'],
])('%s: %s', async (path, reason) => {
  expect(await request(path)).toMatchObject({ type: 'failed', reason: expect.stringContaining(reason) as string });
});
