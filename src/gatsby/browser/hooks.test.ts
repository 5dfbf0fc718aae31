import * as hooks from '../../../gatsby-browser';

test('gatsby-browser.tsx has only hooks that the app of a build has too: others would run in develop alone', () => {
  expect(Object.keys(hooks).sort()).toEqual([
    'disableCorePrefetching',
    'onClientEntry',
    'shouldUpdateScroll',
    'wrapPageElement',
  ]);
});
