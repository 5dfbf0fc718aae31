import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AuthorState } from '../../src/site/author-state';
import { formatProblem } from '../../src/site/problems';
import type { Mistake } from '../../tools/mistakes/types';

/** A development server with an open page, on a copy of content that may be edited. */
interface Trial {
  readonly page: Page;
  /** URL of the development server. */
  readonly url: string;
  /** The content root. */
  readonly content: string;
  /** URL path of a page other than the open one, whose file none of the mistakes changes. */
  readonly otherPath: string;
}

const APPEARS_MILLISECONDS = 10_000;
/** Pages are checked as by `npm run check:content`, in the background. */
const WARNS_MILLISECONDS = 60_000;

/**
 * Makes each mistake in turn while the page is open: waits until the message lies over it, or, for a warning, is told
 * of the file's page; checks that the open page and another one are as before; undoes the mistake, and waits until
 * nothing is over the page.
 *
 * @returns what went wrong, by the mistakes' names
 */
export async function tryMistakes(trial: Trial, mistakes: readonly Mistake[]): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const mistake of mistakes) {
    const { undo, text } = prepare(trial.content, mistake);
    try {
      const before = await fingerprint(trial);
      writeFileSync(join(trial.content, mistake.file), text);
      await (mistake.severity === 'error' ? waitForError(trial, mistake) : waitForWarning(trial, mistake));
      const after = await fingerprint(trial);
      // A mistake in a body is shown in place of the body.
      if (mistake.severity === 'error' && (await isHeld(trial)) && after !== before)
        throw new Error(`the pages are not as before: ${after}; before: ${before}`);
    } catch (error) {
      failures[mistake.name] = error instanceof Error ? error.message : String(error);
    }
    undo();
    await waitUntilMended(trial, mistake).catch((error: unknown) => {
      failures[mistake.name] ??= `is still shown after it was undone: ${String(error)}`;
    });
  }
  return failures;
}

function prepare(content: string, { file, edit }: Mistake) {
  const path = join(content, file);
  const original = existsSync(path) ? readFileSync(path) : undefined;
  const text = edit(original?.toString('utf8') ?? '');
  mkdirSync(dirname(path), { recursive: true });
  const undo = (): void => {
    if (original) return writeFileSync(path, original);
    rmSync(path, { recursive: true, force: true });
    for (let folder = dirname(path); folder !== content && readdirSync(folder).length === 0; folder = dirname(folder))
      rmdirSync(folder);
  };
  return { text, undo };
}

/** What a reader sees of the open page, and the data of another one. */
async function fingerprint({ page, url, otherPath }: Trial): Promise<string> {
  const other = await page.request.get(
    `${url}/page-data/${otherPath.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`,
  );
  const { result } = (await other.json()) as { result?: object };
  // When scripts take over the page, its style sheets are replaced, so that it has none for a moment.
  await eventually(APPEARS_MILLISECONDS, async () =>
    (await fontOf(page)).includes('system-ui') ? undefined : 'the page has no styles',
  );
  const title = await page.locator('main h1').first().textContent();
  return `${title} ${other.status()} ${JSON.stringify(result).length} bytes`;
}

const fontOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).fontFamily);

/** The texts of the problems that lie over the page; none if nothing does. */
const overPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('author-notes')?.shadowRoot?.querySelector('.panel:not([hidden])');
    return [...(panel?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '');
  });

async function waitForError({ page }: Trial, { expect }: Mistake): Promise<void> {
  await eventually(APPEARS_MILLISECONDS, async () => describeMissing(await overPage(page), expect));
}

async function waitForWarning(trial: Trial, { expect, file }: Mistake): Promise<void> {
  await eventually(WARNS_MILLISECONDS, async () => {
    const { warnings, errors } = await stateOf(trial);
    if (errors.length > 0) return `it is an error: ${errors.map(formatProblem).join('; ')}`;
    return describeMissing((warnings ?? []).filter((one) => one.file.endsWith(file)).map(formatProblem), expect);
  });
}

/** Undefined if one of the texts is what is expected. */
function describeMissing(texts: readonly string[], { file, line, contains }: Mistake['expect']): string | undefined {
  const place = `${file}${line === undefined ? '' : `:${line} `}`;
  const matches = texts.some((text) => text.includes(place) && contains.every((part) => text.includes(part)));
  return matches ? undefined : `expected ${[place, ...contains].join(' … ')}; shown: ${texts.join('; ') || 'nothing'}`;
}

async function waitUntilMended(trial: Trial, { severity, expect, file }: Mistake): Promise<void> {
  await eventually(APPEARS_MILLISECONDS, async () => {
    const texts = await overPage(trial.page);
    return texts.length > 0 ? texts.join('; ') : undefined;
  });
  if (severity === 'warning')
    await eventually(WARNS_MILLISECONDS, async () => {
      const texts = ((await stateOf(trial)).warnings ?? []).filter((one) => one.file.endsWith(file)).map(formatProblem);
      return describeMissing(texts, expect) === undefined ? texts.join('; ') : undefined;
    });
}

async function isHeld(trial: Trial): Promise<boolean> {
  return (await stateOf(trial)).isHeld;
}

/** What the server tells its pages. */
export async function stateOf({ page, url }: Pick<Trial, 'page' | 'url'>): Promise<AuthorState> {
  return (await (await page.request.get(`${url}/___author/state`)).json()) as AuthorState;
}

/** Asks again and again until an answer is undefined. @throws Error with the last answer */
async function eventually(milliseconds: number, ask: () => Promise<string | undefined>): Promise<void> {
  for (const end = Date.now() + milliseconds; ;) {
    const answer = await ask();
    if (answer === undefined) return;
    if (Date.now() > end) throw new Error(answer);
    await new Promise((done) => setTimeout(done, 40));
  }
}
