import type { Problem } from '../../src/site/problems';
import { createBodies } from './bodies';

const problem = (file: string): Problem => ({ file, line: 7, message: 'cannot be compiled' });

test('a file that is removed while it is compiled has no problem in the end', async () => {
  const told: (readonly Problem[])[] = [];
  let endFirst: (problems: readonly Problem[]) => void = () => undefined;
  const check = jest
    .fn(() => Promise.resolve<readonly Problem[]>([]))
    .mockReturnValueOnce(new Promise((done) => (endFirst = done)));
  const bodies = createBodies(check, (problems) => told.push(problems));
  bodies.add(['a.mdx']);
  const first = bodies.compile();
  await Promise.resolve();
  bodies.add(['a.mdx']);
  const second = bodies.compile();
  endFirst([problem('a.mdx')]);
  await Promise.all([first, second]);
  expect(told.at(-1)).toEqual([]);
});

test('a file with problems is compiled again after any edit, until it has none', async () => {
  const compiled: string[] = [];
  const told: (readonly Problem[])[] = [];
  const broken = new Set(['a.mdx']);
  const bodies = createBodies(
    (path) => {
      compiled.push(path);
      return Promise.resolve(broken.has(path) ? [problem(path)] : []);
    },
    (problems) => told.push(problems),
  );
  const edit = (...paths: string[]): Promise<void> => {
    bodies.add(paths);
    return bodies.compile();
  };
  await edit('a.mdx', 'b.mdx');
  await edit('b.mdx');
  broken.clear();
  await edit('b.mdx');
  await edit('b.mdx');
  expect(compiled).toEqual(['a.mdx', 'b.mdx', 'b.mdx', 'a.mdx', 'b.mdx', 'a.mdx', 'b.mdx']);
  expect(told).toEqual([[problem('a.mdx')], [problem('a.mdx')], [], []]);
});
