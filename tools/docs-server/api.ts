import { describeAllCalls } from '../../src/mock/build/describe-calls';
import { createRequestCheck, type CheckRequest } from '../../src/mock/shared/check/check-request';
import { buildOperations } from '../../src/reference/build/build-operations';
import { readDescription } from '../../src/reference/build/description';
import type { ApiOperation } from '../../src/reference/shared/types';

/** The API as its published description has it. */
export interface Api {
  readonly operations: readonly ApiOperation[];
  /** Checks a request; problems with credentials are not among its results, because keys are unknown here. */
  readonly check: CheckRequest;
}

const FILE = 'openapi.json';

/**
 * Reads the published API description.
 *
 * @throws ContentError if it is not the description of this API.
 */
export function readApi(json: string): Api {
  // The published description has URLs of pages where its source has their paths.
  const text = JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    (key === 'x-docs' || key === 'docs') && typeof value === 'string'
      ? value.replace(/^https?:.*?(?=\/docs\/)/, '')
      : value,
  );
  const operations = buildOperations(text, FILE, {});
  const described = describeAllCalls(readDescription(text, FILE, {}));
  const check = createRequestCheck({ signatureHeader: '', ...described }, '');
  return {
    operations,
    check: async (request) => {
      const checked = await check(request);
      return { ...checked, problems: checked.problems.filter(({ kind }) => kind !== 'credential') };
    },
  };
}
