import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What is at a path below `content/`: a text, bytes, a folder, or a link to another path. */
export type TestFile = string | Buffer | { readonly folder: true } | { readonly linkTo: string };

interface TestProject {
  /** The project's root; `content/` lies in it, and messages show paths from here. */
  readonly root: string;
  readonly remove: () => void;
}

/**
 * Makes a project with these files below `content/` and points the environment at it. Modules read the environment
 * when they are loaded: load them afterwards, by `jest.isolateModulesAsync`.
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
  const before = process.env.SITE_CONTENT;
  process.env.SITE_CONTENT = join(root, 'content');
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
  return {
    root,
    remove: () => {
      cwd.mockRestore();
      if (before === undefined) delete process.env.SITE_CONTENT;
      else process.env.SITE_CONTENT = before;
      rmSync(root, { recursive: true });
    },
  };
}

/** Runs an action in such a project with modules loaded for it alone. */
export async function inTestProject<Module, Result>(
  files: Readonly<Record<string, TestFile>>,
  load: () => Promise<Module>,
  action: (module: Module, root: string) => Result | Promise<Result>,
): Promise<Result> {
  const project = createTestProject(files);
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
