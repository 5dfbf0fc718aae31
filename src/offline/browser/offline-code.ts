export { refreshAreas } from './area-jobs';
export { SaveArea } from './save-area/save-area';
export { tellWorker } from './tell-worker';
