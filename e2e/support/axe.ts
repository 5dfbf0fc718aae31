import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { showMode } from './browser';

/** Rules that depend on colors, and therefore on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** Selector of the part to check; the whole page by default. */
  readonly within?: string;
  /** Ids of the rules to run; all by default. */
  readonly rules?: readonly string[];
}

/**
 * Axe's findings on the page, one line per rule. Collects only violations and skips frames, which the site does not
 * have: that takes a third of the time.
 */
export async function axeFindings(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  let axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}) });
  if (within) axe = axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Findings in dark and in light. Rules that do not depend on colors give the same result, so they run only once. */
export async function axeFindingsInBothModes(page: Page, scope: AxeScope = {}): Promise<string[]> {
  await showMode(page, 'dark');
  const found = await axeFindings(page, scope);
  await showMode(page, 'light');
  return [...found, ...(await axeFindings(page, { ...scope, rules: COLOR_RULES }))];
}
