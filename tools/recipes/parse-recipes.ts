import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** Creates a file, or inserts lines before or after a line of an existing file. */
export interface RecipeStep {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly place: { readonly kind: 'new' } | { readonly kind: 'before' | 'after'; readonly anchor: string };
  readonly code: string;
}

/** The code changes that a section of a guide describes. */
export interface Recipe {
  /** Heading of the section. */
  readonly title: string;
  readonly steps: readonly RecipeStep[];
}

const STEP = /^title="([^"]+)" (?:(new)|(before|after)="([^"]+)")$/;

/**
 * Extracts the recipes from a guide: the sections with code fences that specify a file.
 *
 * @param guide file name of the guide, for messages
 * @throws Error naming guide and line of a fence with an invalid info string
 */
export function parseRecipes(markdown: string, guide: string): Recipe[] {
  const sections: { readonly title: string; readonly steps: RecipeStep[] }[] = [];
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading') sections.push({ title: toString(node), steps: [] });
    else if (node.type === 'code' && node.meta)
      sections.at(-1)?.steps.push(parseStep(node.meta, node.value, `${guide}:${node.position?.start.line}`));
  }
  return sections.filter(({ steps }) => steps.length > 0);
}

/** `at` is the location of the fence, for the message. */
function parseStep(meta: string, code: string, at: string): RecipeStep {
  const [, file, isNew, kind, anchor] = STEP.exec(meta) ?? [];
  if (file && isNew) return { file, place: { kind: 'new' }, code };
  if (file && anchor && (kind === 'before' || kind === 'after')) return { file, place: { kind, anchor }, code };
  throw new Error(
    `${at} code fence: found ${JSON.stringify(meta)} after the language; ` +
      'expected title="FILE" followed by new, before="LINE" or after="LINE"',
  );
}

/** Files that a recipe changes, except for those that it creates. */
export function existingFiles({ steps }: Recipe): string[] {
  const created = new Set(steps.filter(({ place }) => place.kind === 'new').map(({ file }) => file));
  return [...new Set(steps.map(({ file }) => file))].filter((file) => !created.has(file));
}
