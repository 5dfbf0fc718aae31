import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkShape } from './check-shape';
import { readPageRules } from './page-kinds';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const PLACE = { file: 'a.mdx', kind: 'post', relativePath: '2024-01-02-a.mdx' } as const;
/** Kinds of pages from the real content. */
const RULES = readPageRules('content', TOKENS);

test('a post needs a picture: a component that draws, or a diagram', () => {
  const body = `${'word '.repeat(500)}\n\n\`\`\`bash\ncurl\n\`\`\`\n\n[Layers](/docs/rest/references/layers)\n\n`;
  const check = (picture: string) =>
    checkShape(readContentPage(`---\ntitle: "A"\n---\n${body}${picture}`, PLACE, TOKENS), RULES).map(
      ({ message }) => message,
    );
  expect(check('')).toEqual([
    'blog post: a picture (a diagram, <MeetingFrame>, <UiSketch>, <LayoutPreview> or <Figure>) is missing',
  ]);
  expect(check('<MeetingFrame label="A" />')).toEqual([]);
  expect(check('<FrameGrid>\n\n<UiSketch of="chat" label="A" />\n\n</FrameGrid>')).toEqual([]);
  expect(check('```mermaid\nflowchart TD\n```')).toEqual([]);
});
