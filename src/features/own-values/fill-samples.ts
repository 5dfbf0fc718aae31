import type { TabValues } from '../../hooks/tab-values';
import { findReplacements, replaceWords, type Replacements } from './replacements';
import * as styles from './own-values.module.css';

/** Samples of the page's content; those that are written in the browser are part of React's tree and left alone. */
const SAMPLE = '[data-code-block] :is(pre code, .code-json)';
const OWN = 'data-own-value';

/** Values that nobody should read over a shoulder: they are in the text, but drawn as dots. */
const isSecret = (name: string): boolean => /(?:KEY|TOKEN)$/.test(name);

/** Static samples below an element. Editors and consoles show their code inside an element marked as live. */
export function samplesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SAMPLE)].filter((code) => !code.closest('[data-live-code]'));
}

/** What the reader's values can replace in these samples. */
export function replacementsIn(samples: readonly HTMLElement[], values: TabValues): Replacements {
  return findReplacements(samples.map(writtenText), values);
}

/** Whether a sample, as it was written, has a word that can be replaced. */
export function canFill(code: HTMLElement, replacements: Replacements): boolean {
  return replaceWords(writtenText(code), replacements).some(({ name }) => name !== undefined);
}

/** Shows the reader's values in a sample. */
export function fillSample(code: HTMLElement, replacements: Replacements): void {
  restoreSample(code);
  for (const node of textNodesOf(code)) {
    const pieces = replaceWords(node.data, replacements);
    if (pieces.every(({ name }) => name === undefined)) continue;
    node.replaceWith(
      ...pieces.map(({ text, name, word }) => (name === undefined ? text : ownValue(text, name, word ?? ''))),
    );
  }
}

/** Shows a sample as it was written. */
export function restoreSample(code: HTMLElement): void {
  code.querySelectorAll<HTMLElement>(`[${OWN}]`).forEach((own) => own.replaceWith(own.dataset.word ?? ''));
  code.normalize();
}

function ownValue(text: string, name: string, word: string): HTMLElement {
  const own = document.createElement('span');
  own.setAttribute(OWN, name);
  own.dataset.word = word;
  own.className = isSecret(name) ? `${styles.value} ${styles.secret}` : (styles.value ?? '');
  own.textContent = text;
  return own;
}

function writtenText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  restoreSample(copy);
  return copy.textContent;
}

function textNodesOf(code: HTMLElement): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
