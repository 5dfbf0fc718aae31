import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What to create at a path below `content/`: a file with text or bytes, a folder, or a symbolic link. */
export type TestFile = string | Buffer | { readonly folder: true } | { readonly linkTo: string };

interface TestProject {
  /** The project's root, which contains `content/`. Messages show paths relative to it. */
  readonly root: string;
  readonly remove: () => void;
}

/**
 * Creates a temporary project with these files below `content/`, and sets the environment and the current folder
 * accordingly. Modules read both when they are loaded, so load them afterwards with `jest.isolateModulesAsync`.
 */
function createTestProject(files: Readonly<Record<string, TestFile>>): TestProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'content-')));
  for (const [path, file] of Object.entries(files)) {
    const target = join(root, 'content', path);
    mkdirSync(dirname(target), { recursive: true });
    if (typeof file === 'string' || Buffer.isBuffer(file)) writeFileSync(target, file);
    else if ('linkTo' in file) symlinkSync(file.linkTo, target);
    else mkdirSync(target);
  }
  const before = { content: process.env.SITE_CONTENT, folder: process.cwd() };
  process.env.SITE_CONTENT = join(root, 'content');
  process.chdir(root);
  return {
    root,
    remove: () => {
      process.chdir(before.folder);
      if (before.content === undefined) delete process.env.SITE_CONTENT;
      else process.env.SITE_CONTENT = before.content;
      rmSync(root, { recursive: true });
    },
  };
}

/** Packages that take long to load. They do not depend on the project, so that the first test loads them for all. */
const PACKAGES = [
  'culori',
  'gatsby-plugin-mdx',
  'hast-util-from-html',
  'prismjs',
  'sharp',
  'typescript',
  'yaml',
  'zod',
];
const loaded = new Map<string, unknown>();

function loadOnce(name: string): unknown {
  if (!loaded.has(name)) loaded.set(name, jest.requireActual(name));
  return loaded.get(name);
}

/** Loads a module in isolation in a temporary project with these files, and runs an action with it. */
export async function inTestProject<Module, Result>(
  files: Readonly<Record<string, TestFile>>,
  load: () => Promise<Module>,
  action: (module: Module, root: string) => Result | Promise<Result>,
): Promise<Result> {
  const project = createTestProject(files);
  for (const name of PACKAGES) jest.doMock(name, () => loadOnce(name));
  try {
    const results: Result[] = [];
    await jest.isolateModulesAsync(async () => {
      results.push(await action(await load(), project.root));
    });
    return results[0] as Result;
  } finally {
    project.remove();
  }
}
