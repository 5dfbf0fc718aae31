import { startStage } from './stage';

startStage();
