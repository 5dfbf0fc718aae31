import { blogArchive } from './blog-archive';
import { blogAuthors } from './blog-authors';
import { blogList } from './blog-list';
import { blogPosts } from './blog-posts';
import { blogTags } from './blog-tags';
import { docCategories } from './doc-categories';
import { docTags } from './doc-tags';
import { docs } from './docs';
import { offline } from './offline';
import { playgrounds } from './playgrounds';
import { releaseNotes } from './release-notes';
import { staticPages } from './static-pages';
import type { PageFamily } from './types';

/** Every kind of page. To add one, create a file next to this one and list it here. */
export const pageFamilies: readonly PageFamily[] = [
  docs,
  docCategories,
  docTags,
  playgrounds,
  releaseNotes,
  staticPages,
  offline,
  blogList,
  blogPosts,
  blogArchive,
  blogTags,
  blogAuthors,
];
