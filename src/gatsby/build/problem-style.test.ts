import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemAlias } from './problem-style';

test('only a site whose readers may see problems of content has their styles', () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  writeFileSync(join(root, 'src/styles/problems.css'), '.diagram-error {}');
  const written = (isNeeded: boolean) => readFileSync(problemAlias(isNeeded, root)['problems.css'] ?? '', 'utf8');
  expect(written(true)).toBe('.diagram-error {}');
  expect(written(false)).toBe('');
});
