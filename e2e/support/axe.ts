import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What depends on colours, and so on the mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** Selector of what is checked; the whole page by default. */
  readonly within?: string;
  /** Ids of the rules to run; all by default. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds on the page, as one line for each rule. Only violations are collected, and frames, of which the site
 * has
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
