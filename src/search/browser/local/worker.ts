import { answerRequests } from './answer-requests';
import { createIndexFiles, type FetchJson, type IndexFiles } from '../../shared/engine/index-files';
import type { WorkerReply, WorkerTask } from './messages';

/** The part of a worker's global scope that is used here; the types of the DOM do not include it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerTask>) => void) | null;
  postMessage: (reply: WorkerReply) => void;
}

const scope: WorkerScope = self;
let files: IndexFiles | undefined;

const fetchFrom =
  (folder: string): FetchJson =>
  async (name, options) => {
    const response = await fetch(folder + name, options);
    if (!response.ok) throw new Error(`${folder}${name}: status ${response.status}`);
    return response.json();
  };

scope.onmessage = ({ data }) => {
  files ??= createIndexFiles(fetchFrom(data.folder));
  const loaded = files;
  if (data.type === 'load') {
    // The next search reports the error.
    loaded.engine().catch(() => undefined);
    return;
  }
  answerRequests(loaded, data.requests)
    .then((response) => scope.postMessage({ id: data.id, response }))
    .catch((error: unknown) =>
      scope.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
    );
};
