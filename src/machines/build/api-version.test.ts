import { apiVersion } from './api-version';

const note = (area: string, version?: string) => ({ area, version });

test('the version is that of the newest month with notes of the API', () => {
  const older = { month: '2024-11', entries: [note('REST API', '9.9')] };
  expect(apiVersion([{ month: '2025-04', entries: [note('Go', '1.2')] }, older])).toBe('9.9');
  expect(apiVersion([{ month: '2025-03', entries: [note('Go', '1.2'), note('REST API')] }, older])).toBe('2025.3.0');
  expect(apiVersion([{ month: '2025-03', entries: [note('Go', '1.2')] }])).toBeUndefined();
  expect(apiVersion([])).toBeUndefined();
});
