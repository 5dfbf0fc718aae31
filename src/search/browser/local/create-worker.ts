/** Starts the worker that holds the local index. The bundler finds its file by this expression. */
export function createSearchWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
