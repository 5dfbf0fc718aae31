import { absoluteUrl, joinPath, paged, routes, withBase, withoutBase, type RoutePath, type SitePath } from './routes';

/** What a navigation or an anchor takes. */
const follow = (target: SitePath): SitePath => target;
const BASE = '/portal/';

// The compiler checks this file (the step "Types" of npm test): an unused `@ts-expect-error` is an error.
test('RTE-9 a path gets the base path exactly once, or it does not compile', () => {
  const prefixed = withBase(BASE, routes.sdks());
  expect(follow(prefixed)).toBe('/portal/docs/sdks');
  expect(withoutBase(BASE, prefixed)).toBe(routes.sdks());
  // Paths in content and query results are plain strings.
  const fromData: string = '/docs/from-data';
  expect(follow(withBase(BASE, fromData))).toBe('/portal/docs/from-data');

  // @ts-expect-error: the base path a second time
  withBase(BASE, prefixed);
  // @ts-expect-error: the base path a second time
  absoluteUrl('https://a.example', BASE, prefixed);
  // @ts-expect-error: a complete URL as a path
  absoluteUrl('https://a.example', BASE, absoluteUrl('https://a.example', BASE, routes.home()));
  // @ts-expect-error: a path with the base path as part of a route
  joinPath('/docs', prefixed);
  // @ts-expect-error: a path with the base path as a list's own
  paged(prefixed, 2);
  // @ts-expect-error: no base path to remove
  withoutBase(BASE, routes.sdks());
  // @ts-expect-error: without the base path
  follow(routes.sdks());
  // @ts-expect-error: without the base path, perhaps
  follow(fromData);
  // @ts-expect-error: a complete URL instead of a path
  follow(absoluteUrl('https://a.example', BASE, routes.home()));
  const route: RoutePath = fromData;
  // @ts-expect-error: without the base path
  follow(route);
});
