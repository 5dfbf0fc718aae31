/**
 * Lets no edit get lost in development: Gatsby ignores a request to write the data of pages, and to send it to open
 * tabs, while it is writing, for instance because webpack has just finished. The tab then never showed an edit that was
 * made in the moment in which the server was ready. Here, such a request waits for its turn.
 *
 * Relies on gatsby 5.16: `flush` and `enqueueFlush` of `dist/utils/page-data.js`, which its other modules call as
 * properties of that module, and that `enqueueFlush` only takes a note while webpack is running.
 */
import { gatsbyModule } from './gatsby-module';

type Span = unknown;

export interface PageDataModule {
  flush?: (span?: Span) => Promise<void>;
  enqueueFlush?: (span?: Span) => void;
}

interface WebpackStatus {
  readonly isWebpackStatusPending: () => boolean;
}

/**
 * @param isWritten is called after each of them
 * @throws Error if the installed Gatsby has no such functions
 */
export function keepPageDataWrites(isWritten: () => void = () => undefined): void {
  const status = gatsbyModule<WebpackStatus>('dist/utils/webpack-status.js');
  keepWrites(gatsbyModule('dist/utils/page-data.js'), () => status.isWebpackStatusPending(), isWritten);
}

export function keepWrites(
  pageData: PageDataModule,
  isBundling: () => boolean,
  isWritten: () => void = () => undefined,
): void {
  const { flush, enqueueFlush } = pageData;
  if (!flush || !enqueueFlush)
    throw new Error(
      'Expected functions flush and enqueueFlush in dist/utils/page-data.js of Gatsby. ' +
        'See src/gatsby/build/page-data-writes.ts and maintaining/upgrading.md.',
    );
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const write = (span?: Span): Promise<void> => {
    const start = (): Promise<void> => {
      next = undefined;
      running = flush(span).then(isWritten);
      return running;
    };
    // Whoever asks while one is waiting is served by that one, which has not read yet what there is to write.
    return (next ??= running.then(start, start));
  };
  pageData.flush = write;
  pageData.enqueueFlush = (span) => {
    if (isBundling()) enqueueFlush(span);
    else void write(span);
  };
}
