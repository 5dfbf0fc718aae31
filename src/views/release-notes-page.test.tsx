/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReleaseMonth } from '../content/shared/release-notes/types';
import { ReleaseNotesPage } from './release-notes-page';

afterEach(cleanup);

test('the part with older months is shown only if the chosen area has any', () => {
  const month = (id: string, area: 'Go' | 'iOS'): ReleaseMonth => ({
    month: id,
    areas: [{ area, entries: [{ kind: 'New', html: `Notes of ${id}`, version: null }] }],
  });
  const [recent, older] = [[month('2025-11', 'iOS'), month('2025-10', 'Go')], [month('2021-03', 'Go')]];
  const { rerender } = render(<ReleaseNotesPage api={null} search="?area=go" recent={recent} older={older} />);
  expect(document.querySelector('details section h2')?.textContent).toBe('March 2021');
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Go']);
  rerender(<ReleaseNotesPage api={null} search="?area=ios" recent={recent} older={older} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['November 2025']);
  expect(screen.queryByText('Older than two years')).toBeNull();
});

test('changes of the API are listed call by call, breaking ones marked, unless another area is chosen', () => {
  const call = 'POST /rooms/{ACCESS_KEY}/layout';
  const notes: ReleaseMonth[] = [{ month: '2025-11', areas: [{ area: 'iOS', entries: [] }] }];
  const changes = [
    { call: 'GET /old', docs: null, text: 'call was removed', isBreaking: true },
    { call, docs: '/docs/rest/layout', text: 'field `name` was added', isBreaking: false },
    { call, docs: '/docs/rest/layout', text: 'field `map` was removed', isBreaking: true },
  ];
  const view = (search: string, list: typeof changes) => (
    <ReleaseNotesPage api={{ since: '2025.3.0', changes: list }} search={search} recent={notes} older={[]} />
  );
  const { rerender } = render(view('', changes));
  expect(screen.getByText(/^What is different in the API description since version 2025\.3\.0\./)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'iOS',
    'GET /old',
    call,
  ]);
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('/docs/rest/layout');
  expect([...document.querySelectorAll('#api-changes ~ div li')].map(({ textContent }) => textContent)).toEqual([
    'BreakingCall was removed.',
    'CompatibleField name was added.',
    'BreakingField map was removed.',
  ]);
  rerender(view('', []));
  expect(screen.getByText('The API description has not changed since version 2025.3.0.')).toBeTruthy();
  rerender(view('?area=ios', changes));
  expect(document.getElementById('api-changes')).toBeNull();
});
