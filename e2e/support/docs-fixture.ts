import type { Locator, Page } from '@playwright/test';
import { createProduct } from '../../src/site/config/product';
import { testOn } from './fixture-site';

export const test = testOn('zeta');

/** What the fixture is about. */
export const product = createProduct('zeta', 'Zeta');
export const OVERVIEW = `/docs/rest/${product.slug}-overview`;
export const QUICK_START = `/docs/rest/${product.slug}-api`;
export const pagerLink = (page: Page, way: 'Previous' | 'Next'): Locator =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: new RegExp(`^${way}`) });
