import type { RoutePath } from './routes';

/** Paths of files that programs read. No page needs them, so that they are not in the code of the pages. */
export const machineRoutes = {
  /** The release notes as data. */
  releaseNotesData: (): RoutePath => '/release-notes/notes.json',
  apiCatalog: (): RoutePath => '/.well-known/api-catalog',
};
