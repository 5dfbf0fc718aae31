import { existsSync } from 'node:fs';
import { INLINE_SHEETS } from './inline-sheets';

test('every style sheet belongs to templates that exist, and each of them has one', () => {
  const templates = Object.values(INLINE_SHEETS).flat();
  expect(templates.filter((name) => !existsSync(`src/templates/${name}.tsx`))).toEqual([]);
  expect(new Set(templates).size).toBe(templates.length);
});
