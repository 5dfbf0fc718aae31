/** Path of the page that tells an adopter what to do next, if the site keeps its start page. */
export const WELCOME = '/welcome';

/** A page that tells an adopter what to do next. */
export function welcomePage(slug: string, drop: readonly string[]): string {
  const first = drop.includes('docs')
    ? ['- [The first page](/docs) of the documentation is in `content/docs/index.mdx`.']
    : [];
  return `---
title: "Welcome to {Product}"
description: "This site is yours now. What to change first, where its texts are, and which commands check and publish it."
slug: ${slug}
---

This site is built from the files in \`content\`. These come first:

- \`content/data/brand.yaml\` has the name, the domain, the logo and the colors.
- \`content/data/navbar.yaml\`, \`sidebars.yaml\` and \`footer.yaml\` say what leads where.
- \`content/pages\` has the pages outside the documentation, such as this one.
${first.map((line) => `${line}\n`).join('')}
Then write:

\`\`\`bash
npm run develop
npm run new -- doc guides/first-steps "First steps"
npm run check:content
npm run build
\`\`\`

The first command shows the site at \`http://localhost:8000\` while you write. The README of the project lists all commands.
`;
}

/** Start of the documentation if none of its areas stays: files below the content root. */
export const FIRST_DOC: Readonly<Record<string, string>> = {
  'docs/index.mdx': `---
title: "{Product} documentation"
description: "The first page of the documentation. Replace it with what your readers should know before they read on."
tags: [start, overview]
---

This page is the start of the documentation of {Product}. Its file is \`content/docs/index.mdx\`, and its place in the navigation is in \`content/data/sidebars.yaml\`.
`,
  'data/sidebars.yaml': `# yaml-language-server: $schema=../../schemas/sidebars.json
# The sidebars of the documentation; see "sidebars.yaml" in maintaining/fields.md.
docs:
  - { type: doc, id: index }
`,
  'data/docs-tags.yaml': `# yaml-language-server: $schema=../../schemas/docs-tags.json
start:
  label: "Start"
  description: "What to read first."
overview:
  label: "Overview"
  description: "Pages that show how things belong together."
`,
};
/** Entry of the navigation bar for the first page. */
export const FIRST_DOC_ENTRY = { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' };
