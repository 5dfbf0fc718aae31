import { startPlan } from './layout-plan';
import { parsePlanText } from './parse-plan';

/** The plan that the playground starts with. */
const current = startPlan();

/** Parses a plan from text, or from any other value as JSON. */
export const read = (value: unknown) =>
  parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);
