import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyRecipes, applyStep } from './apply-recipes';
import { existingFiles, parseRecipes, type RecipeStep } from './parse-recipes';

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const insertion = (kind: 'before' | 'after', anchor: string, code: string): RecipeStep => ({
  file: 'src/list.ts',
  place: { kind, anchor },
  code,
});
const LIST = 'export const list = [\n  one,\n  two,\n];\n';

describe('parsing', () => {
  test('a recipe is a section with its fences in order; fences without a file are examples', () => {
    const guide = [
      '# Guide\n',
      fence('mdx', 'An example.'),
      '## A new `list`\n',
      fence('ts title="src/three.ts" new', 'export const three = 3;\n\nexport const four = 4;'),
      fence('ts title="src/list.ts" after="two,"', 'three,'),
      fence('bash', 'npm test'),
      '## Nothing to do\n',
    ].join('\n');
    expect(parseRecipes(guide, 'GUIDE.md')).toEqual([
      {
        title: 'A new list',
        steps: [
          {
            file: 'src/three.ts',
            place: { kind: 'new' },
            code: 'export const three = 3;\n\nexport const four = 4;',
          },
          { file: 'src/list.ts', place: { kind: 'after', anchor: 'two,' }, code: 'three,' },
        ],
      },
    ]);
  });

  test.each(['title="a.ts"', 'title="a.ts" newer', 'new title="a.ts"', 'title="a.ts" after=""'])(
    'an info string that is not understood is named with its line: %s',
    (info) => {
      expect(() => parseRecipes(`# Guide\n\n${fence(`ts ${info}`, 'a')}`, 'GUIDE.md')).toThrow(
        `GUIDE.md:3 code fence: found ${JSON.stringify(info)} after the language; expected title="FILE" followed by new`,
      );
    },
  );

  test('a file that a recipe creates is no existing one, and a file counts once', () => {
    const steps = [
      insertion('after', 'one,', 'a'),
      insertion('after', 'two,', 'b'),
      { file: 'src/new.ts', place: { kind: 'new' as const }, code: 'one' },
      { ...insertion('after', 'one', 'two'), file: 'src/new.ts' },
    ];
    expect(existingFiles({ title: 'A', steps })).toEqual(['src/list.ts']);
  });
});

describe('applying', () => {
  test('lines are inserted before or after the anchor, indented like it', () => {
    expect(applyStep(LIST, insertion('after', 'one,', 'x({\n  y,\n\n}),'))).toBe(
      'export const list = [\n  one,\n  x({\n    y,\n\n  }),\n  two,\n];\n',
    );
    expect(applyStep(LIST, insertion('before', 'one,', 'zero,'))).toBe(
      'export const list = [\n  zero,\n  one,\n  two,\n];\n',
    );
  });

  test('an anchor that is not one whole line of the file is an error with file and anchor', () => {
    expect(() => applyStep(LIST, insertion('after', 'three,', 'four,'))).toThrow(
      'src/list.ts has 0 lines "three,"; expected one',
    );
    expect(() => applyStep(LIST, insertion('after', 'one', 'four,'))).toThrow(
      'src/list.ts has 0 lines "one"; expected one',
    );
    expect(() => applyStep(`${LIST}one,\n`, insertion('after', 'one,', 'four,'))).toThrow(
      'src/list.ts has 2 lines "one,"; expected one',
    );
  });

  test('a file that is missing, or exists though it should be new, is an error', () => {
    expect(() => applyStep(undefined, insertion('after', 'one,', 'two,'))).toThrow(
      'src/list.ts does not exist; expected a file with the line "one,"',
    );
    expect(() => applyStep(LIST, { file: 'src/list.ts', place: { kind: 'new' }, code: '' })).toThrow(
      'src/list.ts exists already; expected a new file',
    );
  });

  test('files and folders are written, each step on what the step before has left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
    try {
      writeFileSync(join(folder, 'list.ts'), LIST);
      const inList = { ...insertion('after', 'two,', 'three,'), file: 'list.ts' };
      applyRecipes(folder, [
        { title: 'A', steps: [inList, { ...inList, place: { kind: 'after', anchor: 'three,' }, code: 'four,' }] },
        { title: 'B', steps: [{ file: 'new/folder/b.ts', place: { kind: 'new' }, code: 'b' }] },
      ]);
      expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe(LIST.replace('two,', 'two,\n  three,\n  four,'));
      expect(readFileSync(join(folder, 'new/folder/b.ts'), 'utf8')).toBe('b\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('CONTRIBUTING.md', () => {
  const recipes = parseRecipes(readFileSync('CONTRIBUTING.md', 'utf8'), 'CONTRIBUTING.md');

  test('has three recipes', () => {
    expect(recipes.map(({ title }) => title)).toEqual([
      'A new component for authors',
      'A new kind of page',
      'A new check of content',
    ]);
  });

  test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    '%s changes at most three existing files, whose anchors are there',
    (_title, recipe) => {
      const files = existingFiles(recipe);
      expect(files.length).toBeGreaterThan(0);
      expect(files.length).toBeLessThanOrEqual(3);
      const texts = new Map<string, string>();
      for (const step of recipe.steps) {
        const before =
          texts.get(step.file) ?? (files.includes(step.file) ? readFileSync(step.file, 'utf8') : undefined);
        texts.set(step.file, applyStep(before, step));
      }
      expect(texts.size).toBe(new Set(recipe.steps.map(({ file }) => file)).size);
    },
  );
});
