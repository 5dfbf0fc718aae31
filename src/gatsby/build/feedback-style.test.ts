import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedbackAlias } from './feedback-style';

const root = mkdtempSync(join(tmpdir(), 'feedback-style-'));
afterAll(() => rmSync(root, { recursive: true }));

test('only a site that asks its readers has the styles of the question', () => {
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  writeFileSync(join(root, 'src/styles/feedback.css'), '.feedback {}');
  const written = (isNeeded: boolean) => readFileSync(feedbackAlias(isNeeded, root)['feedback.css'] ?? '', 'utf8');
  expect(written(true)).toBe('.feedback {}');
  expect(written(false)).toBe('');
});
