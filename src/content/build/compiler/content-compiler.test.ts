import { readdirSync } from 'node:fs';
import { inTestProject } from '../../../site/build/test-support';
import type { CompileTask } from './compile-page';
import type * as CompileWorker from './compile-worker';
import type * as Compiler from './content-compiler';

/** What the processes have compiled. */
const compiled: string[] = [];
const end = jest.fn(() => Promise.resolve());

jest.mock('../plugins/mdx', () => ({
  remarkPlugins: () => [{ resolve: 'gatsby-remark-prismjs', options: { noInlineHighlight: true } }],
}));
// The worker would lower the priority of the tests.
jest.mock('node:os', () => ({ ...jest.requireActual<object>('node:os'), setPriority: jest.fn() }));
jest.mock('../../../site/build/processes', () => ({
  startProcesses: () => ({
    compileInAdvance: (task: CompileTask) => {
      compiled.push(task.input.file);
      return jest.requireActual<typeof CompileWorker>('./compile-worker').compileInAdvance(task);
    },
    end,
  }),
}));

// The first test loads the MDX compiler.
type Bodies = Readonly<Record<string, string>>;

/** A project whose docs have these bodies. */
interface Project {
  readonly warnings: readonly string[];
  readonly finishCompiling: () => Promise<void>;
  readonly compileAhead: (names?: readonly string[]) => void;
  readonly compile: (name: string) => ReturnType<Compiler.ContentCompiler['compile']>;
  /** Changes a body, as an edit of the file does. */
  readonly edit: (name: string, body: string) => void;
}

async function inProject(bodies: Bodies, action: (project: Project) => Promise<void>, mode = 'production') {
  compiled.length = 0;
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const files = Object.fromEntries(Object.keys(bodies).map((name) => [`docs/${name}.mdx`, `---\ntitle: A\n---\n`]));
  await inTestProject(
    files,
    () => import('./content-compiler'),
    async ({ compileAhead, createContentCompiler, finishCompiling }, root) => {
      const current: Record<string, string> = { ...bodies };
      const warnings: string[] = [];
      const host = {
        getNode: (id: string) => ({
          internal: { contentFilePath: `${root}/content/docs/${id}.mdx` },
          body: current[id],
        }),
        reporter: { warn: (message: string) => warnings.push(message) },
      } as unknown as Parameters<typeof compileAhead>[1];
      const compiler = createContentCompiler(host);
      const nodeOf = (name: string): Compiler.ContentNodeSource => ({
        id: `doc ${name}`,
        parent: name,
        title: 'A',
        path: `/docs/${name}`,
        draft: name === 'draft',
        bodyOffset: 3,
        internal: { contentDigest: current[name] ?? '', type: 'Doc' },
      });
      await action({
        warnings,
        finishCompiling: () => finishCompiling(host),
        compileAhead: (names = Object.keys(current)) => compileAhead(names.map(nodeOf), host),
        compile: (name) => compiler.compile(nodeOf(name)),
        edit: (name, body) => (current[name] = body),
      });
    },
  ).finally(() => environment.restore());
}

test('compiles each version of a page once, and no drafts', () =>
  inProject(
    { a: 'First.', b: 'Second.', draft: 'Third.' },
    async ({ compileAhead, finishCompiling, compile, edit }) => {
      compileAhead(['a']);
      compileAhead();
      await finishCompiling();
      expect(compiled).toEqual(['content/docs/a.mdx', 'content/docs/b.mdx']);
      expect((await compile('a')).firstLine).toBe('First.');
      edit('a', 'Edited.');
      compileAhead();
      expect((await compile('a')).firstLine).toBe('Edited.');
      expect(compiled.slice(2)).toEqual(['content/docs/a.mdx']);
      expect(readdirSync('.cache/content')).toHaveLength(2);
    },
  ));

test('a syntax error in one file does not hide the problems of the others, which are sorted by file', () =>
  inProject(
    {
      d: 'Send {roomId}.\n\n<Chart />',
      c: 'Good.',
      b: '<Chart />\n\n<Badge color="red">new</Badge>',
      a: '<Steps>\n\nNever closed.',
    },
    async ({ compileAhead, compile, finishCompiling }) => {
      compileAhead();
      // The queries of createPages must not fail before all problems are known.
      expect((await compile('b')).firstLine).toBe('');
      const message = await finishCompiling().then(
        () => '',
        (error: Error) => error.message,
      );
      expect(message.split('\n')).toEqual([
        'The content cannot be built:',
        expect.stringMatching(/^content\/docs\/a\.mdx:4 cannot be compiled: Expected a closing tag for `<Steps>`/),
        expect.stringMatching(/^content\/docs\/b\.mdx:4 component <Chart> does not exist/),
        expect.stringMatching(/^content\/docs\/b\.mdx:6 component <Badge>: prop "color" is not known/),
        expect.stringMatching(/^content\/docs\/d\.mdx:4 contains the expression \{roomId\}/),
        expect.stringMatching(/^content\/docs\/d\.mdx:6 component <Chart> does not exist/),
      ]);
      // A page with problems would be used by the next build, without reporting them.
      expect(readdirSync('.cache/content')).toHaveLength(1);
    },
  ));

test('a build fails for a page with problems; in development, the page shows them', async () => {
  const bodies = { a: '# A\n\n# Second title' };
  await inProject(bodies, ({ compile }) =>
    expect(compile('a')).rejects.toThrow('docs/a.mdx:6 has a second first-level'),
  );
  await inProject(
    bodies,
    async ({ compile, warnings }) => {
      expect((await compile('a')).tree).not.toEqual([]);
      expect(warnings).toEqual([expect.stringContaining('docs/a.mdx:6 has a second first-level heading')]);
    },
    'development',
  );
});
