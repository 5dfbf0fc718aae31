import { product } from '../../src/site/config/product';
import { toKebab } from '../../src/site/slug';
import { tokenValues, expandTokens } from '../../src/site/tokens';

/** A new file or entry: its location, its content, and what its author should do next. */
export interface Scaffold {
  /** Path relative to the content root. */
  readonly file: string;
  /** Content of the file, or the text to append. */
  readonly text: string;
  /** Whether to append the text to an existing file. */
  readonly appends: boolean;
  /** Instructions for the author. */
  readonly next: string;
}

/** The authors that exist, and the current date. */
export interface ScaffoldContext {
  /** Keys of the authors file. */
  readonly authors: readonly string[];
  /** Today as `2025-03-05`. */
  readonly day: string;
}

/** Thrown if the arguments are invalid. The message says what was found and what is allowed. */
export class ScaffoldError extends Error {}

const USAGE = `Usage:
  npm run new doc PATH TITLE      for example: npm run new doc rest/how-to/how-to-mute-a-user "How to mute a user"
  npm run new post TITLE [AUTHOR] for example: npm run new post "Mute a user with one call" api-team
  npm run new author KEY NAME     for example: npm run new author quality-team "Quality Team"`;

/**
 * Determines what `npm run new` writes.
 *
 * @param words the command-line arguments: the kind and its values
 * @throws ScaffoldError if an argument is missing, invalid or superfluous
 */
export function planScaffold([kind, ...words]: readonly string[], context: ScaffoldContext): Scaffold {
  if (kind === 'doc' && words.length === 2) return planDoc(words[0]!, words[1]!);
  if (kind === 'post' && (words.length === 1 || words.length === 2)) return planPost(words[0]!, words[1], context);
  if (kind === 'author' && words.length === 2) return planAuthor(words[0]!, words[1]!, context);
  const found = kind === undefined ? 'nothing' : [kind, ...words].map((word) => JSON.stringify(word)).join(' ');
  throw new ScaffoldError(`Found ${found}; expected a kind with its values.\n${USAGE}`);
}

function planDoc(path: string, title: string): Scaffold {
  const id = path.replace(/^(?:content\/)?docs\//, '').replace(/\.mdx$/, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(id))
    throw new ScaffoldError(
      `PATH: found ${JSON.stringify(path)}; expected a path below content/docs that consists of letters, digits, ` +
        '- and _, with / between folders.',
    );
  return {
    file: `docs/${id}.mdx`,
    text: `---
title: ${quoted(title)}
# description: one sentence of 70 to 160 characters that no other page has
tags: []
# Takes the page out of the built site; remove this line when it is ready.
draft: true
---

The first paragraph says what this is and when a developer needs it.

## First step
`,
    appends: false,
    next: `Add { type: doc, id: ${id} } to content/data/sidebars.yaml, and preview the page with npm run develop.`,
  };
}

function planPost(title: string, author: string | undefined, { authors, day }: ScaffoldContext): Scaffold {
  const name = toKebab(expandTokens(title, tokenValues(product)));
  if (!/^[a-z0-9-]+$/.test(name))
    throw new ScaffoldError(
      `TITLE: found ${JSON.stringify(title)}; expected a title whose URL consists of letters a to z, digits and -.`,
    );
  if (author !== undefined && !authors.includes(author))
    throw new ScaffoldError(
      `AUTHOR: found ${JSON.stringify(author)}; ` +
        `must be a key in content/data/authors.yaml (${authors.join(', ') || 'none'}).`,
    );
  return {
    file: `blog/${day}-${name}.mdx`,
    text: `---
title: ${quoted(title)}
# description: one sentence of 70 to 160 characters that no other page has
date: ${day}
authors: [${author ?? ''}]
tags: []
# Takes the post out of the built site; remove this line when it is ready.
draft: true
---

The first paragraph says what the reader can do after this post.

{/* truncate */}

## First step
`,
    appends: false,
    next:
      `Add ${author === undefined ? 'its authors (content/data/authors.yaml) and ' : ''}` +
      'its tags (content/data/blog-tags.yaml), and preview the post with npm run develop.',
  };
}

function planAuthor(key: string, name: string, { authors }: ScaffoldContext): Scaffold {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
    throw new ScaffoldError(
      `KEY: found ${JSON.stringify(key)}; expected lower-case letters and digits, with - between words.`,
    );
  if (authors.includes(key))
    throw new ScaffoldError(
      `KEY: found ${JSON.stringify(key)}, which already exists in content/data/authors.yaml; ` +
        `existing keys: ${authors.join(', ')}.`,
    );
  return {
    file: 'data/authors.yaml',
    text: `${key}:\n  name: ${quoted(name, 'NAME')}\n  page: true\n`,
    appends: true,
    next: `Add a title and a description of the author in content/data/authors.yaml.`,
  };
}

/** Formats a value as a YAML string. JSON strings are valid YAML. */
function quoted(value: string, what = 'TITLE'): string {
  if (value.trim() === '') throw new ScaffoldError(`${what}: found an empty string; expected at least one word.`);
  return JSON.stringify(value.trim());
}
