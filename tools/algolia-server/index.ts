export type { Fault, FaultOrder } from './faults';
export type { Seed } from './seed';
export { startAlgoliaServer, type AlgoliaServer, type AlgoliaServerOptions, type RecordedRequest } from './server';
