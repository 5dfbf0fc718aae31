import type { SearchAnswer, SearchRequest } from '../../shared/answer';
import { pageOf, toResult } from '../../shared/engine/to-result';
import type { IndexFiles } from './index-files';

/** How long an answer waits for texts, in milliseconds; without them it has titles only. */
const TEXT_PATIENCE = 400;

/** Answers requests from the local index, in the hosted engine's shape. Rejects if the index cannot be loaded. */
export async function answerRequests(
  files: IndexFiles,
  requests: readonly SearchRequest[],
  patience = TEXT_PATIENCE,
): Promise<SearchAnswer> {
  const engine = await files.engine();
  const found = requests.map((request) => ({ request, matches: engine.find(request.query) }));
  const entries = found.flatMap(({ request, matches }) => pageOf(matches, request).map(({ id }) => id));
  await Promise.race([files.loadTexts(entries), new Promise((resolve) => setTimeout(resolve, patience))]);
  return { results: found.map(({ request, matches }) => toResult(engine, matches, request, files.textOf)) };
}
