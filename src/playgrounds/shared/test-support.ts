import { startPlan } from './layout-plan';
import { parsePlanText } from './parse-plan';

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The plan that the playground starts with. */
const current = startPlan();

/** Parses a plan from text, or from any other value as JSON. */
export const read = (value: unknown) =>
  parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);
