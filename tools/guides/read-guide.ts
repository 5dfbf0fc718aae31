import { toString } from 'mdast-util-to-string';
import type { ContentPage } from '../content-pages';
import { attributeOf, childrenOf, isElement, lineOf, type MarkdownNode } from '../markdown';
import { collectSamples } from '../samples/collect-samples';
import type { Guide, Language, Step } from './types';

/** Language of a code fence, and the one in which its guide is followed. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  bash: 'bash',
  sh: 'bash',
  js: 'node',
  python: 'python',
  php: 'php',
};
/** Tabs that those who follow a guide in bash choose. */
const BASH_TABS = ['bash', 'linux'];
const OUTPUT = 'Output';

interface Place {
  /** Value of the tab around the fence; undefined outside of tabs. */
  readonly tab: string | undefined;
  /** Text of the heading of second level above the fence. */
  readonly heading: string;
  readonly title: string | undefined;
}

/** Reads a page as the scripts that its readers follow: one in bash, and one for each tab of another language. */
export function readGuides(page: ContentPage): Guide[] {
  const { file, route } = page;
  const places = placesOf(page);
  const fences = collectSamples(page).map((sample) => ({ sample, ...(places.get(sample.line) as Place) }));
  const tabs = new Set(fences.map(({ tab }) => tab));
  const languages = (['bash', 'node', 'python', 'php'] as const).filter((name) => name === 'bash' || tabs.has(name));
  return languages.map((language): Guide => {
    const steps = fences
      .filter(({ tab }) => tab === undefined || (language === 'bash' ? BASH_TABS.includes(tab) : tab === language))
      .flatMap(({ sample, heading, title, tab }): Step[] => {
        if (title === OUTPUT) return [{ kind: 'output', sample }];
        const isProgram = language !== 'bash' && tab === language;
        if (LANGUAGES[sample.language] === language && (isProgram || title === undefined))
          return [{ kind: 'run', sample, isUndo: heading === 'Undo' }];
        return title === undefined ? [] : [{ kind: 'save', sample, file: title.split(',')[0] ?? title }];
      });
    return { file, route, language, steps };
  });
}

/** Where each code fence is, by its line in the file. */
function placesOf({ tree }: ContentPage): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  let heading = '';
  const visit = (node: MarkdownNode, tab: string | undefined): void => {
    if (node.type === 'heading' && node.depth <= 2) heading = toString(node).replace(/ \{#.*\}$/, '');
    if (node.type === 'code')
      places.set(lineOf(node), { tab, heading, title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1] });
    const inner = isElement(node) && node.name === 'TabItem' ? attributeOf(node, 'value') : tab;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(tree, undefined);
  return places;
}
