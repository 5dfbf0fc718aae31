import type { CreatePagesArgs } from 'gatsby';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ApiOperation } from '../../reference/shared/types';
import type { ContentSection } from '../../content/shared/tree/types';
import { monthLabel } from '../../content/shared/release-notes/months';
import type { ReleaseMonth } from '../../content/shared/release-notes/types';
import { routes } from '../../site/routes';
import { areaOf, readSearchAreas, type SearchArea } from './areas';
import { searchTags } from '../shared/facets';
import { collapseWhitespace, textOfHtml } from '../../content/shared/tree/text';
import { runQuery } from '../../site/build/run-query';
import type { SearchablePage } from './build-records';

/** A generated type whose JSON fields, which the schema does not describe, are typed by hand. */
type Typed<Row, Json> = Omit<Row, keyof Json> & Json;
type Query = Queries.SearchPagesQuery;
type Sections = Readonly<Record<'sections', readonly ContentSection[]>>;
type OperationRow = Typed<
  Query['allApiOperation']['nodes'][number],
  Pick<ApiOperation, 'parameters' | 'body' | 'errors'>
>;
type ContentRow = Typed<Query['allPage']['nodes'][number], Sections> &
  Partial<Pick<Query['allDoc']['nodes'][number], 'tags' | 'version'>>;

/** What the query returns. */
export interface SearchPages {
  readonly allDoc: { readonly nodes: readonly Typed<Query['allDoc']['nodes'][number], Sections>[] };
  readonly allPage: { readonly nodes: readonly Typed<Query['allPage']['nodes'][number], Sections>[] };
  readonly allBlogPost: { readonly nodes: readonly Typed<Query['allBlogPost']['nodes'][number], Sections>[] };
  readonly allApiOperation: { readonly nodes: readonly OperationRow[] };
  readonly releaseNotes: { readonly months: readonly ReleaseMonth[] } | null;
}

/** Everything that is searched. gatsby-plugin-algolia runs it too. */
export const SEARCH_QUERY = /* GraphQL */ `
  query SearchPages {
    allDoc(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
        sections
        code
        keywords
        unlisted
        version
        tags {
          label
        }
      }
    }
    allPage(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
        sections
        code
        keywords
        unlisted
      }
    }
    allBlogPost(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
        sections
        code
        keywords
        unlisted
        tags {
          label
        }
      }
    }
    allApiOperation(sort: [{ version: ASC }, { position: ASC }]) {
      nodes {
        operationId
        method
        path
        summary
        description
        docs
        parameters
        body
        errors
      }
    }
    releaseNotes {
      months
    }
  }
`;

/** Loads all searchable pages from the GraphQL layer. */
export async function loadSearchablePages(graphql: CreatePagesArgs['graphql']): Promise<SearchablePage[]> {
  return toSearchablePages(await runQuery<SearchPages>(graphql, SEARCH_QUERY));
}

/** Unlisted pages and the landing page are left out. */
export function toSearchablePages(data: SearchPages): SearchablePage[] {
  const areas = readSearchAreas();
  const rows: ContentRow[] = [...data.allDoc.nodes, ...data.allPage.nodes, ...data.allBlogPost.nodes].filter(
    ({ unlisted, path }) => !unlisted && path !== routes.home(),
  );
  const pages = rows.map((row) =>
    toSearchablePage(
      row,
      data.allApiOperation.nodes.filter(({ docs }) => docs === row.path),
      areaOf(row.path, areas),
    ),
  );
  // Without months, there is no page of release notes, although there is a node of them.
  const months = data.releaseNotes?.months ?? [];
  return months.length > 0 ? [...pages, releaseNotesPage(months, areas)] : pages;
}

function toSearchablePage(row: ContentRow, operations: readonly OperationRow[], area: SearchArea): SearchablePage {
  const { title, path, description, version } = row;
  return {
    area,
    title,
    path,
    description,
    sections: [...row.sections, ...operations.map((operation) => operationSection(title, operation))],
    tags: [...(row.tags ?? []).map(({ label }) => label), ...row.keywords],
    version: version ?? null,
    docusaurusTag: version === undefined ? searchTags.page : searchTags.doc(version),
    codeIdentifiers: row.code,
  };
}

/** An API operation that a page documents, as a section of that page. */
function operationSection(
  title: string,
  { operationId, method, path, summary, description, parameters, body, errors }: OperationRow,
): ContentSection {
  const names = [
    ...parameters.map(({ name }) => name),
    ...(body?.variants ?? []).flatMap(({ fields }) => fields.map(({ name }) => name)),
  ];
  const failures = errors.map(({ status, cause }) => `${status} ${plainText(cause)}`);
  return {
    anchor: `endpoint-${operationId}`,
    depth: 3,
    hierarchy: [title, `${method} ${path}`],
    text: [plainText(summary), plainText(description), [...new Set(names)].join(', '), ...failures]
      .filter(Boolean)
      .join('\n'),
    code: '',
  };
}

/** Markdown from the API description as text, with a line for each paragraph. */
function plainText(markdown: string): string {
  const lines: string[] = [];
  visit(
    fromMarkdown(markdown),
    ['paragraph', 'heading', 'code'],
    (node) => void lines.push(collapseWhitespace(toString(node))),
  );
  return lines.join('\n');
}

function entryText({ html, version }: ReleaseMonth['areas'][number]['entries'][number]): string {
  return `${textOfHtml(html)}${version ? ` (${version})` : ''}`;
}

function releaseNotesPage(months: readonly ReleaseMonth[], areas: readonly SearchArea[]): SearchablePage {
  const path = routes.releaseNotes();
  return {
    area: areaOf(path, areas),
    title: STRINGS.search.releaseNotes,
    path,
    description: STRINGS.search.releaseNotesSummary,
    sections: [
      {
        anchor: null,
        depth: 1,
        hierarchy: [STRINGS.search.releaseNotes],
        text: STRINGS.search.releaseNotesSummary,
        code: '',
      },
      ...months.map(({ month, areas }) => ({
        anchor: month,
        depth: 2,
        hierarchy: [STRINGS.search.releaseNotes, monthLabel(month)],
        text: areas.flatMap(({ area, entries }) => [area, ...entries.map(entryText)]).join('\n'),
        code: '',
      })),
    ],
    tags: [],
    version: null,
    docusaurusTag: searchTags.page,
    codeIdentifiers: [],
  };
}
