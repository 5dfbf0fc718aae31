import type { CreatePagesArgs } from 'gatsby';
import type { ApiOperation } from '../../api/shared/types';
import type { ContentSection } from '../../content/shared/tree/types';
import { monthLabel } from '../../content/shared/release-notes/months';
import type { ReleaseMonth } from '../../content/shared/release-notes/types';
import { routes } from '../../site/routes';
import { areaOf } from './areas';
import { searchTags } from '../shared/facets';
import { textOfHtml } from '../../content/shared/tree/text';
import { runQuery } from '../../site/build/run-query';
import type { SearchablePage } from './build-records';

interface ContentRow {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly sections: readonly ContentSection[];
  readonly code: readonly string[];
  readonly unlisted: boolean;
  readonly tags?: readonly { readonly label: string }[];
  readonly version?: string;
}

interface Data {
  readonly allDoc: { readonly nodes: readonly ContentRow[] };
  readonly allPage: { readonly nodes: readonly ContentRow[] };
  readonly allBlogPost: { readonly nodes: readonly ContentRow[] };
  readonly allApiOperation: { readonly nodes: readonly ApiOperation[] };
  readonly releaseNotes: { readonly months: readonly ReleaseMonth[] } | null;
}

const QUERY = /* GraphQL */ `
  query SearchPages {
    allDoc(filter: { draft: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
        description
        sections
        code
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
        unlisted
        tags {
          label
        }
      }
    }
    allApiOperation(sort: { position: ASC }) {
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

/** Everything that search knows of, from the GraphQL layer. Unlisted pages and the landing page are left out. */
export async function loadSearchablePages(graphql: CreatePagesArgs['graphql']): Promise<SearchablePage[]> {
  const data = await runQuery<Data>(graphql, QUERY);
  const rows = [...data.allDoc.nodes, ...data.allPage.nodes, ...data.allBlogPost.nodes].filter(
    ({ unlisted, path }) => !unlisted && path !== routes.home(),
  );
  const pages = rows.map((row) =>
    toSearchablePage(
      row,
      data.allApiOperation.nodes.filter(({ docs }) => docs === row.path),
    ),
  );
  return data.releaseNotes ? [...pages, releaseNotesPage(data.releaseNotes.months)] : pages;
}

function toSearchablePage(row: ContentRow, operations: readonly ApiOperation[]): SearchablePage {
  const { title, path, description, version } = row;
  return {
    area: areaOf(path).label,
    title,
    path,
    description,
    sections: [...row.sections, ...operations.map((operation) => operationSection(title, operation))],
    tags: (row.tags ?? []).map(({ label }) => label),
    version: version ?? null,
    docusaurusTag: version === undefined ? searchTags.page : searchTags.doc(version),
    codeIdentifiers: row.code,
  };
}

/** A call that a page documents, as a section of that page. */
export function operationSection(
  title: string,
  { operationId, method, path, summary, description, parameters, body, errors }: ApiOperation,
): ContentSection {
  const names = [
    ...parameters.map(({ name }) => name),
    ...(body?.variants ?? []).flatMap(({ fields }) => fields.map(({ name }) => name)),
  ];
  const failures = errors.map(({ status, cause }) => `${status} ${cause}`);
  return {
    anchor: `endpoint-${operationId}`,
    depth: 3,
    hierarchy: [title, `${method} ${path}`],
    text: [summary, description, [...new Set(names)].join(' '), failures.join(' ')].filter(Boolean).join(' '),
  };
}

function releaseNotesPage(months: readonly ReleaseMonth[]): SearchablePage {
  const path = routes.releaseNotes();
  return {
    area: areaOf(path).label,
    title: 'Release notes',
    path,
    description: 'What changed, month by month.',
    sections: [
      { anchor: null, depth: 1, hierarchy: ['Release notes'], text: 'What changed, month by month.' },
      ...months.map(({ month, areas }) => ({
        anchor: month,
        depth: 2,
        hierarchy: ['Release notes', monthLabel(month)],
        text: areas
          .map(
            ({ area, entries }) =>
              `${area}: ${entries.map(({ html, version }) => `${textOfHtml(html)}${version ? ` (${version})` : ''}`).join(' ')}`,
          )
          .join(' '),
      })),
    ],
    tags: [],
    version: null,
    docusaurusTag: searchTags.page,
    codeIdentifiers: [],
  };
}
