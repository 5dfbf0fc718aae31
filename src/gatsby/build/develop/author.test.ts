import type { GuardMessage } from '../../../site/author-state';
import { createAuthor } from './author';

const FAULT = { file: 'content/docs/a.mdx', line: 2, message: 'field "titel" is not allowed here' };
const PAGE = { path: '/docs/a', file: 'content/docs/a.mdx', draft: false, unlisted: false };

const checked = (values: Partial<Extract<GuardMessage, { type: 'checked' }>>): GuardMessage => ({
  type: 'checked',
  faults: [],
  changed: [],
  since: 0,
  pages: [PAGE],
  ...values,
});

function start() {
  const printed: string[] = [];
  const revisions: number[] = [];
  const author = createAuthor(
    (text) => printed.push(text),
    () => 3440,
  );
  author.listen(() => revisions.push(author.state().revision));
  return { author, printed, revisions };
}

test('a fault is printed once, on one line with file and line, and pages hear of it', () => {
  const { author, printed, revisions } = start();
  author.hear(checked({ faults: [FAULT], pages: [] }));
  author.hear(checked({ faults: [FAULT], pages: [] }));
  expect(author.state()).toMatchObject({ errors: [FAULT], isHeld: true });
  expect(printed.join('\n').match(/titel/g)).toHaveLength(1);
  expect(printed[0]).toBe('\n✗ content/docs/a.mdx:2 field "titel" is not allowed here');
  expect(revisions).toEqual([1, 2]);
});

test('what follows from a fault is left out', () => {
  const { author } = start();
  author.notePlan([{ file: 'content/data/sidebars.yaml', message: 'names unknown docs: a' }]);
  author.hear({ type: 'bodies', problems: [{ file: 'content/docs/b.mdx', message: 'links to a.mdx' }] });
  author.hear(checked({ faults: [FAULT] }));
  expect(author.state().errors).toEqual([FAULT]);
});

test('says when all is mended, and keeps the pages that were known before the fault', () => {
  const { author, printed } = start();
  author.hear(checked({}));
  author.hear(checked({ faults: [FAULT], pages: [] }));
  expect(author.state().pages).toEqual([PAGE]);
  author.hear(checked({}));
  expect(author.state()).toMatchObject({ errors: [], isHeld: false });
  expect(printed.at(-1)).toBe('✓ All problems are mended.');
});

test('a problem of a body that the server and the guard have found is one problem, which an edit ends', () => {
  const { author } = start();
  const problem = { file: 'content/docs/a.mdx', line: 9, message: 'component <X> does not exist' };
  author.noteCompiled(problem.file, [problem]);
  author.hear({ type: 'bodies', problems: [problem] });
  expect(author.state().errors).toEqual([problem]);
  author.hear(checked({ changed: [problem.file] }));
  author.hear({ type: 'bodies', problems: [] });
  expect(author.state().errors).toEqual([]);
});

test('prints once after how long an edit was shown', () => {
  const { author, printed } = start();
  author.hear(checked({ changed: ['content/docs/a.mdx', 'content/docs/b.mdx'], since: 0 }));
  author.noteShown();
  author.hear(checked({ changed: ['content/docs/a.mdx'], since: 2500 }));
  author.noteShown();
  author.noteShown();
  author.hear(checked({ changed: ['content/docs/a.mdx', 'content/docs/b.mdx'], since: 3000 }));
  author.noteShown();
  expect(printed).toEqual([
    '✓ content/docs/a.mdx: shown after 0.9 s',
    '✓ content/docs/a.mdx and 1 more: shown after 0.4 s',
  ]);
});

test('what is shown with a problem has no check mark', () => {
  const { author, printed } = start();
  author.hear(checked({ changed: ['content/docs/a.mdx'] }));
  author.hear(checked({ changed: ['content/docs/a.mdx'], since: 0 }));
  author.noteCompiled('content/docs/a.mdx', [{ file: 'content/docs/a.mdx', line: 9, message: 'has an open tag' }]);
  author.noteShown();
  expect(printed.at(-1)).toMatch(/^! content\/docs\/a\.mdx: shown after/);
});

test('prints each warning once, until it is there again, and of many the first ones', () => {
  const { author, printed } = start();
  const link = (line: number) => ({ file: 'content/docs/b.mdx', line, message: 'links to /docs/c, which is no page' });
  author.hear({ type: 'advice', problems: [link(4)] });
  author.hear({ type: 'advice', problems: [link(4)] });
  author.hear({ type: 'advice', problems: [] });
  author.hear({ type: 'advice', problems: [link(4)] });
  const line = '! content/docs/b.mdx:4 links to /docs/c, which is no page';
  expect(printed).toEqual([line, line]);
  author.hear({ type: 'advice', problems: Array.from({ length: 13 }, (_, index) => link(index + 4)) });
  expect(printed).toHaveLength(13);
  expect(printed.at(-1)).toBe('! and 2 more: npm run check:content');
});

test('a problem that is an error is no warning besides', () => {
  const { author } = start();
  const warning = { file: 'content/docs/b.mdx', line: 4, message: 'links to /docs/c, which is no page' };
  author.hear(checked({ faults: [FAULT] }));
  author.hear({ type: 'advice', problems: [FAULT, warning] });
  expect(author.state()).toMatchObject({ errors: [FAULT], warnings: [warning] });
});

test('what was an error and is mended is no warning until the check says so again', () => {
  const { author, printed } = start();
  const problem = { file: 'content/docs/a.mdx', line: 9, message: 'cannot be compiled' };
  author.hear({ type: 'bodies', problems: [problem] });
  author.hear({ type: 'advice', problems: [problem] });
  author.hear(checked({ changed: [problem.file] }));
  author.hear({ type: 'bodies', problems: [] });
  expect(author.state()).toMatchObject({ errors: [], warnings: [] });
  expect(printed.at(-1)).toBe('✓ All problems are mended.');
  author.hear({ type: 'advice', problems: [problem] });
  expect(author.state().warnings).toEqual([problem]);
});
