import { readTabValues } from '../../hooks/tab-values';
import { wordsOf } from './mask-text';

/** Words that are kept; the oldest go first. */
const MOST_WORDS = 2000;

/**
 * Keeps the words that the reader types or that are in the page's address, so that reports can leave them out, as they
 * do with the keys, ids and names of the tab.
 */
export class TypedWords {
  private readonly words = new Set<string>();

  /** Begins to listen. */
  constructor() {
    addEventListener('input', ({ target }) => this.addField(target), true);
  }

  /** All words up to now, in lower case. */
  current(): ReadonlySet<string> {
    document.querySelectorAll('input, textarea').forEach((field) => this.addField(field));
    this.addAddress();
    for (const value of Object.values(readTabValues())) this.add(value);
    return this.words;
  }

  /** To be called on every page, because the address of the last one is forgotten. */
  addAddress(): void {
    const { search, hash } = window.location;
    for (const value of new URLSearchParams(search).values()) this.add(value);
    this.add(decode(hash));
  }

  private addField(field: EventTarget | null): void {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) this.add(field.value);
    else if (field instanceof HTMLElement && field.isContentEditable) this.add(field.textContent ?? '');
  }

  private add(text: string): void {
    for (const word of wordsOf(text.slice(0, 5000))) {
      this.words.add(word);
      if (this.words.size <= MOST_WORDS) continue;
      const [oldest = ''] = this.words;
      this.words.delete(oldest);
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
