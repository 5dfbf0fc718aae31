import type { TestDetails } from '@playwright/test';

/**
 * Details of a test that `npm test` leaves to `npm run test:all` if the condition holds: most cells of a matrix, of
 * which a few are enough for each change.
 */
export const onlyInAll = (condition = true): TestDetails => (condition ? { tag: '@all' } : {});
