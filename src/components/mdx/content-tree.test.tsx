/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentNode } from '../../content/shared/tree/types';
import { ContentTree } from './content-tree';

const Box = ({ title, children }: { title?: string; children?: ReactNode }) => (
  <section title={title}>{children}</section>
);
const registry = { Box };
const html = (text: string): ContentNode => ({ type: 'html', html: text });
const element = (tag: string, ...children: ContentNode[]): ContentNode => ({
  type: 'element',
  tag,
  props: {},
  children,
});
const markup = (nodes: ContentNode[]) => renderToStaticMarkup(<ContentTree nodes={nodes} registry={registry} />);

test('MDX-1 a page with a single run has no wrapper', () => {
  expect(markup([html('<p>One</p><p>Two</p>')])).toBe('<div class="prose"><p>One</p><p>Two</p></div>');
});

test('MDX-1 components are rendered between runs with their props and children', () => {
  expect(
    markup([html('<p>a</p>'), { type: 'component', name: 'Box', props: { title: 't' }, children: [html('<i>b</i>')] }]),
  ).toBe(
    '<div class="prose"><div class="run"><p>a</p></div><section title="t"><div class="run"><i>b</i></div></section></div>',
  );
});

test('MDX-1 a run inside a line of text is wrapped in a span', () => {
  expect(markup([element('p', html('a'), element('b', html('c')))])).toBe(
    '<div class="prose"><p><span class="run">a</span><b>c</b></p></div>',
  );
});

test.each(['table', 'tr', 'ul', 'ol', 'dl', 'tbody'])('MDX-1 whitespace directly inside %s is not rendered', (tag) => {
  const item = element('li', html('x'));
  expect(markup([element(tag, html(' \n '), item, html('\n'))])).toBe(
    `<div class="prose"><${tag}><li>x</li></${tag}></div>`,
  );
});

test('MDX-1 void elements are rendered without children', () => {
  expect(
    markup([html('a'), { type: 'element', tag: 'img', props: { src: '/a.png', alt: 'A' }, children: [] }]),
  ).toContain('<img src="/a.png" alt="A"/>');
});

test('MDX-1 an unknown component is an error that names the known ones', () => {
  expect(() => markup([{ type: 'component', name: 'Chart', props: {}, children: [] }])).toThrow(/"Chart".*Box/);
});

test('MDX-1 re-rendering the page keeps what scripts have changed in static runs', () => {
  const nodes = [html('<p>a</p>'), element('ul', element('li', html('b')))];
  const page = (lines: number) => (
    <>
      <ContentTree nodes={nodes} registry={registry} />
      {lines}
    </>
  );
  const { rerender } = render(page(1));
  const paragraph = document.querySelector('p')!;
  paragraph.textContent = 'changed';
  rerender(page(2));
  expect(document.querySelector('p')).toBe(paragraph);
  expect(paragraph.textContent).toBe('changed');
});
