import { docTags } from './doc-tags';

const tag = (key: string, count: number, version = 'current') => ({
  id: `tag-${key}`,
  key,
  path: `/docs/tags/${key}`,
  label: key.toUpperCase(),
  count,
  version,
});
const plan = (...nodes: ReturnType<typeof tag>[]) => docTags.plan({ allTag: { nodes } });

test('TAG-1 and TAG-2 plans the tag index, and pages of ten docs for each tag', () => {
  expect(
    plan(tag('api', 21), tag('layers', 10)).map(({ path, template, context }) => [
      path,
      template,
      context.skip,
      context.pageCount,
    ]),
  ).toEqual([
    ['/docs/tags', 'doc-tags', undefined, undefined],
    ['/docs/tags/api', 'doc-tag', 0, 3],
    ['/docs/tags/api/page/2', 'doc-tag', 10, 3],
    ['/docs/tags/api/page/3', 'doc-tag', 20, 3],
    ['/docs/tags/layers', 'doc-tag', 0, 1],
  ]);
});

test('DOC-10 plans a page for a tag that only unlisted docs have', () => {
  expect(plan(tag('api', 0)).map(({ path }) => path)).toEqual(['/docs/tags', '/docs/tags/api']);
});
