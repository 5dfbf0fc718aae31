import type { RoutePath } from './routes';

/** The page of all components. Not part of `routes`, which every reader loads: the development server alone has it. */
export const galleryRoute = (): RoutePath => '/gallery';
