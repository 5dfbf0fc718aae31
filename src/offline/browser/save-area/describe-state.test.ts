import { planArea } from '../../shared/areas';
import type { AreaState } from '../area-jobs';
import { describeState } from './describe-state';

const pages = { '/a': [1_200_000, 'a1', 0], '/b': [200_000, 'b1', 0] } as const;
const site = { pages, kinds: [[]], search: { files: [], bytes: 100_000 } };
const plan = planArea(['/a', '/b'], site, {});
const none = planArea(['/a', '/b'], site, { '/a': 'a1', '/b': 'b1' });

test.each<[AreaState, string]>([
  [{ kind: 'none' }, ''],
  [
    { kind: 'planned', plan, isUpdate: false },
    'This menu has 2 pages. With search, they take up 1.5 MB on this device.',
  ],
  [
    { kind: 'planned', plan: planArea(['/a', '/b'], site, { '/a': 'a1' }), isUpdate: true },
    'To download: 1 page, 200 KB.',
  ],
  [{ kind: 'planned', plan: none, isUpdate: true }, 'Up to date: 2 pages, 1.5 MB.'],
  [{ kind: 'saving', done: 1, total: 2 }, 'Saved 1 of 2 pages.'],
  [{ kind: 'saved', saved: 2, pages: 2 }, 'Saved for offline use: 2 pages.'],
  [{ kind: 'saved', saved: 1, pages: 2 }, 'Saved for offline use: 1 of 2 pages.'],
  [{ kind: 'failed', reason: 'pages', missing: 1 }, '1 page could not be saved.'],
  [{ kind: 'failed', reason: 'full', missing: 2 }, '2 pages could not be saved: this device is out of space.'],
  [{ kind: 'failed', reason: 'offline', missing: 0 }, 'There is no connection.'],
])('%j', (state, text) => {
  expect(describeState(state)).toBe(text);
});
