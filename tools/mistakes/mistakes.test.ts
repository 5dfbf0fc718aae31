import { join } from 'node:path';
import type { FileProblems } from '../content-rules/check-files';
import type { KeptBody } from '../../src/content/build/sources/check-sources';
import type { Problem } from '../../src/site/problems';
import { mistakes } from './all';
import { copyContent } from './test-support';

const content = copyContent();
let check: () => Promise<FileProblems>;
let displayPath: (path: string) => string;
const contentBefore = process.env.SITE_CONTENT;

beforeAll(async () => {
  // Read when the modules are loaded.
  process.env.SITE_CONTENT = content.root;
  ({ displayPath } = await import('../../src/site/build/source-text'));
  const { checkFiles } = await import('../content-rules/check-files');
  const { createSourceChecker } = await import('../../src/content/build/sources/check-sources');
  const { recallEach } = await import('../../src/site/build/remember');
  // As one run of the command after another: only what an earlier one kept is known.
  const kept = recallEach<KeptBody>('bodies');
  check = () => checkFiles(createSourceChecker(kept));
});

afterAll(() => {
  if (contentBefore === undefined) delete process.env.SITE_CONTENT;
  else process.env.SITE_CONTENT = contentBefore;
});

/** A problem with its message reduced to the parts that are expected of it; the whole message if one is missing. */
const reduced = ({ file, line, message }: Problem, parts: readonly string[]) => ({
  file,
  line,
  message: parts.every((part) => message.includes(part)) ? parts : message,
});

test('the content without mistakes has no problems', async () => {
  expect(await check()).toEqual({ problems: [], warnings: [] });
});

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', async (_name, mistake) => {
  const { file, line, contains } = mistake.expect;
  const undo = content.make(mistake);
  const { problems, warnings } = await check().finally(undo);
  const found = [
    ...problems.map((problem) => ({ ...reduced(problem, contains), severity: 'error' })),
    ...warnings.map((problem) => ({ ...reduced(problem, contains), severity: 'warning' })),
  ];
  expect(found).toEqual([
    { file: displayPath(join(content.root, file)), line, message: contains, severity: mistake.severity },
  ]);
});

/** The site can be built, so that the table, whose errors end builds, does not have it. */
test('the page of a category that does not link a page below it', async () => {
  const page = 'docs/rest/references/authorization.mdx';
  const undo = content.make({
    file: 'data/sidebars.yaml',
    edit: (text) =>
      text.replace('label: REST', 'label: REST\n    link: { type: doc, id: rest/references/authorization }'),
  });
  const { problems, warnings } = await check().finally(undo);
  const expected = { file: displayPath(join(content.root, page)), line: 1 };
  expect(problems).toEqual([
    { ...expected, message: expect.stringMatching(/^does not link \/docs\/rest\/rooms, which the sidebar lists/) },
  ]);
  expect(warnings).toEqual([]);
});

test('nothing is left of the mistakes once they are undone', async () => {
  expect(await check()).toEqual({ problems: [], warnings: [] });
});
