import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What hangs on colours, and so on the mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** Selector of what is looked at; the whole page if not said. */
  readonly within?: string;
  /** Ids of the rules that are asked; all if not said. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds on the page, as one line for each rule. Only violations are gathered, and frames, of which the site has
 * none, are not looked into: that takes a third of the time.
 */
export async function axeFindings(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  let axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}) });
  if (within) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
