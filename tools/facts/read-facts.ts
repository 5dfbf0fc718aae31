import { expandTokens, type TokenValues } from '../../src/site/tokens';

/** Something that the facts name and its page has to say. */
export interface Fact {
  readonly route: string;
  /** What the name belongs to, where the facts say so: a method, an event, a class. */
  readonly owner: string | null;
  readonly name: string;
  /** Type, signature or, for a constant, its value. */
  readonly type: string | null;
  readonly default: string | null;
}

/**
 * Reads the list of facts: a line each, `route`, `name`, `type` and `default` between tabs, the latter two often
 * missing.
 */
export function readFacts(text: string, tokens: TokenValues): Fact[] {
  const [, ...rows] = expandTokens(text, tokens)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return rows.map((row) => {
    const [route = '', written = '', type, initial] = row.split('\t');
    const [owner, name] = written.includes(' > ') ? written.split(' > ') : [null, written];
    return { route, owner: owner ?? null, name: name ?? '', type: type || null, default: initial || null };
  });
}
