import { fill } from '../../../site/fill';
import { isRecord } from './json-value';

/** The object that a text contains, or a sentence that says where and why it contains none. */
export type ReadText =
  { readonly value: Readonly<Record<string, unknown>>; readonly problem?: undefined } | { readonly problem: string };

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads the text of a body. Browsers name the place of a mistake differently or not at all, so it is found here. */
export function readBodyText(text: string): ReadText {
  try {
    const value = JSON.parse(text) as unknown;
    return isRecord(value) ? { value } : { problem: STRINGS.console.noObject };
  } catch {
    const { index, expected } = new Scanner(text).findMistake();
    const before = text.slice(0, index).split('\n');
    return {
      problem: fill(index < text.length ? STRINGS.console.mistake : STRINGS.console.mistakeAtEnd, {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        expected,
        found: JSON.stringify(text.charAt(index)),
      }),
    };
  }
}

/** Thrown at the first mistake. */
class Mistake {
  constructor(
    readonly index: number,
    readonly expected: string,
  ) {}
}

/** Goes through text that is not JSON up to its first mistake. */
class Scanner {
  private index = 0;

  constructor(private readonly text: string) {}

  findMistake(): Mistake {
    try {
      this.value();
      this.skip(SPACE);
      return new Mistake(this.index, STRINGS.console.endOfText);
    } catch (mistake) {
      if (mistake instanceof Mistake) return mistake;
      throw mistake;
    }
  }

  private value(): void {
    this.skip(SPACE);
    if (this.skip('{')) this.entries('}', () => this.property());
    else if (this.skip('[')) this.entries(']', () => this.value());
    else if (!this.skip(STRING) && !this.skip(SCALAR)) throw new Mistake(this.index, STRINGS.console.aValue);
  }

  private property(): void {
    this.skip(SPACE);
    if (!this.skip(STRING)) throw new Mistake(this.index, STRINGS.console.aName);
    this.skip(SPACE);
    if (!this.skip(':')) throw new Mistake(this.index, STRINGS.console.aColon);
    this.value();
  }

  private entries(end: string, entry: () => void): void {
    this.skip(SPACE);
    if (this.skip(end)) return;
    do {
      entry();
      this.skip(SPACE);
    } while (this.skip(','));
    if (!this.skip(end)) throw new Mistake(this.index, fill(STRINGS.console.aCommaOr, { end }));
  }

  private skip(what: RegExp | string): boolean {
    let length = 0;
    if (typeof what === 'string') length = this.text.startsWith(what, this.index) ? what.length : 0;
    else {
      what.lastIndex = this.index;
      length = what.exec(this.text)?.[0].length ?? 0;
    }
    this.index += length;
    return length > 0;
  }
}
