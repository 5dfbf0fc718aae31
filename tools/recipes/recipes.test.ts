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
  test('a recipe consists of the fences of a section in order; fences without a file are examples', () => {
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
    'rejects an invalid info string with its line: %s',
    (info) => {
      expect(() => parseRecipes(`# Guide\n\n${fence(`ts ${info}`, 'a')}`, 'GUIDE.md')).toThrow(
        `GUIDE.md:3 code fence: found ${JSON.stringify(info)} after the language; expected title="FILE" followed by new`,
      );
    },
  );

  test('lists each existing file once, and no files that the recipe creates', () => {
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
  test('inserts lines before or after the anchor with the same indentation', () => {
    expect(applyStep(LIST, insertion('after', 'one,', 'x({\n  y,\n\n}),'))).toBe(
      'export const list = [\n  one,\n  x({\n    y,\n\n  }),\n  two,\n];\n',
    );
    expect(applyStep(LIST, insertion('before', 'one,', 'zero,'))).toBe(
      'export const list = [\n  zero,\n  one,\n  two,\n];\n',
    );
  });

  test('rejects an anchor that is not exactly one whole line of the file', () => {
    expect(() => applyStep(LIST, insertion('after', 'three,', 'four,'))).toThrow(
      'src/list.ts contains the line "three," 0 times; expected once',
    );
    expect(() => applyStep(LIST, insertion('after', 'one', 'four,'))).toThrow(
      'src/list.ts contains the line "one" 0 times; expected once',
    );
    expect(() => applyStep(`${LIST}one,\n`, insertion('after', 'one,', 'four,'))).toThrow(
      'src/list.ts contains the line "one," 2 times; expected once',
    );
  });

  test('rejects a missing file, and an existing file that should be new', () => {
    expect(() => applyStep(undefined, insertion('after', 'one,', 'two,'))).toThrow(
      'src/list.ts does not exist; expected a file with the line "one,"',
    );
    expect(() => applyStep(LIST, { file: 'src/list.ts', place: { kind: 'new' }, code: '' })).toThrow(
      'src/list.ts already exists; expected a new file',
    );
  });

  test('writes files and folders, applying each step to the result of the previous one', () => {
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
    '%s changes at most three existing files of code, and all anchors exist',
    (_title, recipe) => {
      const files = existingFiles(recipe);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !file.startsWith('content/')).length).toBeLessThanOrEqual(3);
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
