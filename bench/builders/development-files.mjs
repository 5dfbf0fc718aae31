// What bench:develop adds to the generated pages, and how it edits the files.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { root } from '../../tools/project/bootstrap.mjs';
import { EDITED_PAGE, pagePath } from './generate-pages.mjs';

const DESCRIPTION = 'api/openapi.yaml';
const SIDEBARS = 'data/sidebars.yaml';
const OPERATION = 'createRoom';
/** Id and path of the page that shows the operation. */
const REFERENCE = 'reference';
/** Where the sentence is in the description: the text of the operation begins with it. */
const DESCRIBED = 'Starts a meeting.';

/**
 * Files in addition to the generated pages: a sidebar of all of them, the API description of the real site, and a page
 * that shows one of its operations.
 *
 * @returns text by path in the content folder
 */
export function developmentFiles(count) {
  return {
    [SIDEBARS]: sidebars(count, 'Page 3'),
    [DESCRIPTION]: readFileSync(join(root, 'content', DESCRIPTION), 'utf8'),
    [`docs/${REFERENCE}.mdx`]: `---\ntitle: Reference\ndescription: One operation.\n---\n\n<Endpoint id="${OPERATION}" />\n`,
  };
}

/**
 * The edits to measure.
 *
 * @returns for each kind its `name`, the path of the `file` in the content folder, the URL path of the `page` that
 *   shows it, and a function that puts a sentence into the text of the file
 */
export function developmentEdits(count) {
  const page = `/docs/${EDITED_PAGE}`;
  return [
    { name: 'a doc', file: `docs/${EDITED_PAGE}.mdx`, page, edit: (text, sentence) => `${text}\n${sentence}\n` },
    { name: 'a sidebar', file: SIDEBARS, page, edit: (_, sentence) => sidebars(count, sentence) },
    {
      name: 'openapi.yaml',
      file: DESCRIPTION,
      page: `/docs/${REFERENCE}`,
      edit(text, sentence) {
        if (!text.includes(DESCRIBED)) throw new Error(`${DESCRIPTION} does not contain "${DESCRIBED}".`);
        return text.replace(DESCRIBED, sentence);
      },
    },
  ];
}

/** A sidebar of all pages, with a category for each folder. The edited page gets the label. */
function sidebars(count, label) {
  const categories = new Map();
  for (let index = 0; index < count; index += 1) {
    const id = pagePath(index);
    const entry = { type: 'doc', id, ...(id === EDITED_PAGE ? { label } : {}) };
    categories.set(dirname(id), [...(categories.get(dirname(id)) ?? []), entry]);
  }
  return stringify({
    docs: [
      { type: 'doc', id: REFERENCE },
      ...[...categories].map(([folder, items]) => ({ type: 'category', label: folder, items })),
    ],
  });
}
