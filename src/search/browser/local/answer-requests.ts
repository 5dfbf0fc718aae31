import type { SearchResponse, SearchRequest } from '../../shared/response';
import { pageOf, toResult } from '../../shared/engine/to-result';
import type { IndexFiles } from '../../shared/engine/index-files';

/** How long a response waits for texts, in milliseconds; without them it has titles only. */
const TEXT_TIMEOUT = 400;

/** Answers requests from the local index in the hosted engine's format. Rejects if the index cannot be loaded. */
export async function answerRequests(
  files: IndexFiles,
  requests: readonly SearchRequest[],
  timeout = TEXT_TIMEOUT,
): Promise<SearchResponse> {
  const engine = await files.engine();
  const searches = requests.map((request) => ({ request, matches: engine.find(request.query) }));
  const entries = searches.flatMap(({ request, matches }) => pageOf(matches, request).map(({ id }) => id));
  await Promise.race([files.loadTexts(entries), new Promise((resolve) => setTimeout(resolve, timeout))]);
  return { results: searches.map(({ request, matches }) => toResult(engine, matches, request, files.textOf)) };
}
