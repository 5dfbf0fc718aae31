/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import type { VersionSummary } from '../../content/shared/navbar/types';
import { knownVersion, offeredVersion, PREFERRED_VERSION_KEY, versionPath } from './docs-version-state';
import { usePreferredVersion } from './use-preferred-version';

const version = (name: string, isLast: boolean): VersionSummary => ({
  name,
  label: name.toUpperCase(),
  isLast,
  path: `/docs/${name}`,
  mainDocId: 'start',
  mainDocPath: `/docs/${name}/start`,
});
const next = version('current', false);
const latest = version('2.0', true);
const old = version('1.0', false);
const versions = [next, latest, old];

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test.each([
  ['1.0', '2.0', old],
  [null, '1.0', old],
  [undefined, null, latest],
  ['gone', 'gone', latest],
])('NAV-7 with version %j active and %j preferred, the right version is offered', (active, preferred, expected) => {
  expect(offeredVersion(versions, active, preferred)).toBe(expected);
});

test("NAV-8 a version's entry leads to the same doc in that version, or to its main doc", () => {
  expect(versionPath(old, { '1.0': '/docs/1.0/rooms' })).toBe('/docs/1.0/rooms');
  expect(versionPath(old, { '2.0': '/docs/2.0/rooms' })).toBe('/docs/1.0/start');
  expect(versionPath(old, null)).toBe('/docs/1.0/start');
});

test('VER-1 only a choice is stored, as the plain name', () => {
  const { result } = renderHook(() => usePreferredVersion(versions));
  expect(result.current[0]).toBeNull();
  expect(window.localStorage.getItem(PREFERRED_VERSION_KEY)).toBeNull();
  act(() => result.current[1]('1.0'));
  expect(window.localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
  expect(result.current[0]).toBe('1.0');
});

test('VER-2 a version that no longer exists is removed silently', () => {
  const warn = jest.spyOn(console, 'warn');
  window.localStorage.setItem(PREFERRED_VERSION_KEY, '0.9');
  expect(renderHook(() => usePreferredVersion(versions)).result.current[0]).toBeNull();
  expect(window.localStorage.getItem(PREFERRED_VERSION_KEY)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(knownVersion('1.0', versions)).toBe('1.0');
});
