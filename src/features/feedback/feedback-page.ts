import type { Feedback, SampleName } from '../../site/feedback-schema';

/** Code samples that readers can answer: those of the content, which no component renders. */
export const SAMPLES = 'article .prose [data-code-block]';

type Common = Pick<Feedback, 'version' | 'release' | 'path' | 'docs'>;

/** What every message says: the page as it was published, as an address may contain what a reader has typed. */
export function describePage(): Common {
  const published = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const docs = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  return {
    version: 1,
    release: window.___webpackCompilationHash ?? '',
    path: new URL(published ?? window.location.href).pathname,
    docs: docs ?? null,
  };
}

/** How a sample is named: a comment must be understood after the page has changed. */
export function describeSample(block: Element): SampleName {
  const all = [...document.querySelectorAll(SAMPLES)];
  const headings = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const above = headings.findLast(
    (heading) => heading.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const textOf = (selector: string): string => block.querySelector(selector)?.textContent?.trim() ?? '';
  return {
    index: all.indexOf(block) + 1,
    language: textOf('.code-language').slice(0, 40),
    title: textOf('.code-title').slice(0, 200) || null,
    heading: above?.id.slice(0, 200) ?? null,
  };
}
