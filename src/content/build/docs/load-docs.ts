import type { CreatePagesArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { displayPath } from '../../../site/build/source-text';
import { siteConfig } from '../../../site/config/site-config';
import { joinPath, routes } from '../../../site/routes';
import { dataFilePath, readDataFile, readSidebars } from '../files/data';
import { autogenerateSidebar } from '../sidebar/autogenerate';
import { buildDocsVersion, type BuiltVersion } from './build-docs-version';
import { buildTags, type BuiltTag } from './build-tags';

/** The fields of a doc that are needed to derive nodes from all docs. */
export type DocRow = Queries.DerivedDocsQuery['allDoc']['nodes'][number];

/** Loads all docs of all versions, including drafts. */
export async function loadDocs({ graphql }: Pick<CreatePagesArgs, 'graphql'>): Promise<readonly DocRow[]> {
  const { allDoc } = await runQuery<Queries.DerivedDocsQuery>(
    graphql,
    /* GraphQL */ `
      query DerivedDocs {
        allDoc(sort: { sourcePath: ASC }) {
          nodes {
            docId
            version
            path
            title
            sidebarLabel
            paginationLabel
            description
            draft
            unlisted
            suppressed
            tagKeys
            inlineTags
            sourcePath
            displayedSidebar
            paginationPrevious
            paginationNext
          }
        }
      }
    `,
  );
  return allDoc.nodes;
}

/** Builds the configured versions from their docs and sidebars. */
export function buildVersions(docs: readonly DocRow[]): BuiltVersion[] {
  return siteConfig.docs.versions.map((version) => {
    const versionDocs = docs.filter((doc) => doc.version === version.name);
    const source = readSidebars(version.name);
    return buildDocsVersion({
      name: version.name,
      label: version.label,
      path: version.path,
      isLast: version.name === siteConfig.docs.lastVersion,
      docs: versionDocs,
      sidebars: source?.sidebars ?? { docs: autogenerateSidebar(versionDocs) },
      sidebarsFile: source?.file ?? displayPath(dataFilePath('sidebars.yaml')),
      hideDrafts: env.isProduction,
    });
  });
}

/** Builds the tags of one version's docs. */
export function buildDocsTags(version: string, docs: readonly DocRow[]): BuiltTag[] {
  const versionPath = siteConfig.docs.versions.find(({ name }) => name === version)?.path ?? '';
  return buildTags(
    docs
      .filter((doc) => doc.version === version && !(doc.draft && env.isProduction))
      .map((doc) => ({ ...doc, inlineTags: doc.inlineTags as Record<string, string> })),
    readDataFile('docs-tags.yaml') ?? {},
    (key, permalink) =>
      permalink ? joinPath(routes.docTags(versionPath), permalink) : routes.docTag(versionPath, key),
  );
}
