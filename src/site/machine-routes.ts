import { productSlug } from './config/product-name';
import type { RoutePath } from './routes';

/** Paths of files that programs read. No page needs them, so that they are not in the code of the pages. */
export const machineRoutes = {
  /** The release notes as data. */
  releaseNotesData: (): RoutePath => '/release-notes/notes.json',
  apiCatalog: (): RoutePath => '/.well-known/api-catalog',
  postmanCollection: (): RoutePath => `/api/${productSlug}.postman_collection.json`,
  postmanEnvironment: (name: 'production' | 'mock'): RoutePath =>
    `/api/${productSlug}-${name}.postman_environment.json`,
  brunoCollection: (): RoutePath => `/api/${productSlug}.bruno.zip`,
};
