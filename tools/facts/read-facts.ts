import { expandTokens, type TokenValues } from '../../src/site/tokens';

/** A fact that a page must contain. */
export interface Fact {
  readonly route: string;
  /** The method, event or class that the name belongs to, if given. */
  readonly owner: string | null;
  readonly name: string;
  /** Type or signature or, for a constant, its value. */
  readonly type: string | null;
  readonly default: string | null;
}

/**
 * Parses the list of facts: one per line, with tab-separated `route`, `name`, `type` and `default`. The last two are
 * optional.
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
