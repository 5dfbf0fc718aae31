/** What `develop` has beyond a build. The hooks load it by name, because a build has not all of its packages. */
import type { CreateDevServerArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import type { Redirects } from '../../../site/redirects';
import { shortenEditDelay } from '../edit-delay';
import { keepPageDataWrites } from '../page-data-writes';
import { keepEditsWhole } from '../whole-edits';
import { createAuthor, type Author } from './author';
import { quietUnusedTemplates } from './quiet-queries';
import { serveAuthor } from './serve-author';
import { serveRedirects } from './serve-redirects';
import { startGuard } from './start-guard';

/** Until then, the page that was opened first has not been shown either. */
const ADVICE_MILLISECONDS = 5000;

export interface Development {
  readonly author: Author;
  /** Resolves when the content is there that the server reads. */
  readonly contentIsReady: Promise<void>;
  /** @param readRedirects returns the rules as they are now */
  readonly serve: (args: Pick<CreateDevServerArgs, 'app'>, readRedirects: () => Redirects) => void;
}

let running: Development | undefined;

/**
 * Starts it at the first call, and returns it; undefined if Gatsby was started without the project's own command, which
 * gives it a copy of the content.
 */
export function development(): Development | undefined {
  if (env.contentSource === env.contentRoot) return undefined;
  running ??= start();
  return running;
}

function start(): Development {
  const author = createAuthor();
  shortenEditDelay();
  keepEditsWhole();
  keepPageDataWrites(author.noteShown);
  quietUnusedTemplates();
  const guard = startGuard(author.hear);
  let isAdvised = false;
  return {
    author,
    contentIsReady: guard.ready,
    serve: (args, readRedirects) => {
      serveRedirects(args, readRedirects);
      serveAuthor(args, author, () => {
        if (isAdvised) return;
        isAdvised = true;
        setTimeout(guard.serverIsReady, ADVICE_MILLISECONDS);
      });
    },
  };
}
