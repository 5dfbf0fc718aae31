import { oembedFiles } from './oembed';

const site = { title: 'Zeta for developers', url: 'https://docs.zeta.example', baseUrl: '/portal/' };
const IMAGE = { 'og:image': 'https://x.example/a.png', 'og:image:width': '1200', 'og:image:height': '630' };
const read = (path: string, metas: Record<string, string> = {}): unknown[] =>
  oembedFiles([{ path, facts: { title: 'Rooms | Zeta for developers', metas } }], site).map(([file, json]) => [
    file,
    JSON.parse(json),
  ]);
const LINK = {
  version: '1.0',
  type: 'link',
  title: 'Rooms',
  provider_name: 'Zeta for developers',
  provider_url: 'https://docs.zeta.example/portal/',
};

test('a page is a link with its picture and the size of it', () => {
  expect(read('/docs/rooms', IMAGE)).toEqual([
    [
      '/oembed/docs/rooms.json',
      { ...LINK, thumbnail_url: 'https://x.example/a.png', thumbnail_width: 1200, thumbnail_height: 630 },
    ],
  ]);
});

test('a picture whose size is not known is left out, and the first page has a name', () => {
  expect(read('/', { 'og:image': 'https://x.example/a.png' })).toEqual([['/oembed/index.json', LINK]]);
});

test('pages that search engines must not list have none', () => {
  expect(read('/docs/secret', { robots: 'noindex, nofollow' })).toEqual([]);
  expect(read('/404.html')).toEqual([]);
});

test('the layout playground is its first layout in a frame', () => {
  expect(read('/playground/layouts')).toEqual([
    [
      '/oembed/playground/layouts.json',
      {
        ...LINK,
        type: 'rich',
        html: expect.stringMatching(/^<iframe src="https:\/\/docs\.zeta\.example\/portal\/embed\/layout\.html#s=/),
        width: 640,
        height: 424,
      },
    ],
  ]);
});
