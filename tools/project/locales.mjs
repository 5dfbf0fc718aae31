// Builds of the languages other than that of the content (ADR 29). Each has its own caches, which take the place of the
// site's own while it runs: both contain the paths of the project.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { localeFolders } from './locale-folders.mjs';

/** Where the caches of the content's own language are meanwhile. */
const OWN = '.own';

/**
 * Checks the translations and prepares the folders that their builds read.
 *
 * @param project root folder of the project
 * @param env environment of the commands
 * @returns {string[]} names of the languages to build, apart from that of the content; none if the content has no
 *   translations
 * @throws Error if the translations have problems, which have been printed; or if `SITE_LOCALE` is set by hand
 */
export function prepareLocales(project, env = process.env) {
  refuseLocale(env);
  const content = resolve(project, env.SITE_CONTENT || 'content');
  const isTranslated =
    existsSync(join(content, 'data', 'locales.yaml')) ||
    readdirSync(dirname(content)).some((name) => name.startsWith(`${basename(content)}.`));
  if (!isTranslated) return [];
  const args = ['-r', './tools/project/register-typescript.cjs', join('scripts', 'locales.ts')];
  try {
    const names = execFileSync(process.execPath, args, {
      cwd: project,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(names);
  } catch {
    throw new Error('The translations have problems; dist/ is unchanged.');
  }
}

/** @throws Error if the environment of a command has the language of a build: only `npm run build` sets it, for each */
export function refuseLocale({ SITE_LOCALE } = process.env) {
  if (SITE_LOCALE)
    throw new Error(
      `SITE_LOCALE: found "${SITE_LOCALE}"; expected no value. npm run build sets it, for each language of ` +
        'content/data/locales.yaml in turn; npm run develop shows that of the content.',
    );
}

/** Additions to the environment of the build of a language. */
export function localeEnvironment(project, name, env = process.env) {
  const source = resolve(project, env.SITE_CONTENT || 'content');
  return {
    SITE_LOCALE: name,
    SITE_CONTENT: localeFolders(project, name).content,
    CONTENT_SOURCE: source,
    CONTENT_TRANSLATION: `${source}.${name}`,
  };
}

/** Runs the build of a language between its own caches. What it makes is then in `localeFolders(…).site`. */
export async function withCachesOf(project, name, build) {
  const own = localeFolders(project, OWN);
  const others = localeFolders(project, name);
  rmSync(dirname(own.site), { recursive: true, force: true });
  move(inPlace(project), own);
  move(others, inPlace(project));
  try {
    return await build();
  } finally {
    move(inPlace(project), others);
    move(own, inPlace(project));
  }
}

function inPlace(project) {
  return {
    site: join(project, 'public'),
    cache: join(project, '.cache'),
    stamp: join(project, '.tmp', 'caches-made-with'),
  };
}

/** The stamp leaves first and arrives last: without it, caches are dropped, also after an interruption. */
function move(from, to) {
  for (const path of Object.values(to).slice(0, 3)) mkdirSync(dirname(path), { recursive: true });
  rmSync(to.stamp, { force: true });
  const held = existsSync(from.stamp) ? `${to.stamp}.next` : undefined;
  if (held) renameSync(from.stamp, held);
  for (const part of ['site', 'cache']) {
    rmSync(to[part], { recursive: true, force: true });
    if (existsSync(from[part])) renameSync(from[part], to[part]);
  }
  if (held) renameSync(held, to.stamp);
}
