import type { CreatePagesArgs } from 'gatsby';
import { loadBlog } from '../blog/load-blog';
import { buildDocsTags, buildVersions, loadDocs } from '../docs/load-docs';
import { buildAnnouncement, buildFooter, buildNavbar } from '../frame/build-frame';
import { deriveLanding } from '../landing/derive-landing';
import { readApiChanges } from '../../../reference/build/changes/read-changes';
import { loadReleaseNotes } from '../release-notes/load-release-notes';
import {
  authorNodeId,
  blogPlaceNodeId,
  categoryNodeId,
  FRAME_NODE_ID,
  LANDING_NODE_ID,
  RELEASE_NOTES_NODE_ID,
  sidebarNodeId,
  tagNodeId,
  versionNodeId,
} from './node-ids';
import { createNodeWriter } from './node-writer';
import { ContentError } from '../../../site/problems';

/**
 * Creates the nodes that are derived from all content files together: versions, sidebars, category pages, tags, release
 * notes, the landing page, the blog's order and authors, and the frame. A node with unchanged data stays as it is, so
 * that only pages whose data has changed are created again.
 *
 * @throws ContentError listing the problems with sidebars and references, or those of the navigation bar
 */
export async function deriveNodes(args: CreatePagesArgs): Promise<void> {
  const { put, finish } = createNodeWriter(args);
  const docs = await loadDocs(args);
  const versions = buildVersions(docs);
  const problems = versions.flatMap((version) => version.problems);
  if (problems.length > 0) throw new ContentError(problems);

  for (const [
    position,
    { builtSidebars, categories, problems: _none, warnings: _warnings, ...version },
  ] of versions.entries()) {
    const { name } = version;
    put('DocsVersion', versionNodeId(name), { ...version, position });
    [...builtSidebars].forEach(([sidebarId, items], place) =>
      put('Sidebar', sidebarNodeId(name, sidebarId), { version: name, sidebarId, position: place, items }),
    );
    for (const category of categories)
      put('DocCategory', categoryNodeId(category.path), { ...category, version: name });
    for (const tag of buildDocsTags(name, docs))
      put('Tag', tagNodeId('docs', name, tag.key), { instance: 'docs', version: name, ...tag });
  }
  put('ReleaseNotes', RELEASE_NOTES_NODE_ID, { months: loadReleaseNotes(), api: readApiChanges() ?? null });
  const texts = deriveLanding();
  if (texts) put('Landing', LANDING_NODE_ID, { texts });
  const blog = await loadBlog(args);
  for (const place of blog.places) put('BlogPlace', blogPlaceNodeId(place.postId), place);
  for (const author of blog.authors) put('Author', authorNodeId(author.key), author);
  for (const tag of blog.tags) put('Tag', tagNodeId('blog', '', tag.key), { instance: 'blog', version: '', ...tag });
  put('SiteFrame', FRAME_NODE_ID, {
    navbar: buildNavbar(versions, docs),
    footer: buildFooter(),
    announcement: buildAnnouncement(),
    recentPosts: blog.recentPosts,
  });
  await finish();
}
