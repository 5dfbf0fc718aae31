import { createReadStream, existsSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { feedbackSchema, type Feedback } from '../../../src/site/feedback-schema';
import { FeedbackError } from '../feedback-error';
import { isStore, readStore, type StoredText } from '../feedback-store';

/** A message with the day on which it came, as in 2026-01-31; null if the log does not say. */
export interface Received {
  readonly day: string | null;
  readonly feedback: Feedback;
}

/** What a log contains beside messages. */
export interface Unusable {
  /** The number of lines that are no messages. */
  count: number;
  /** Where the first of them are, and what is wrong with them. */
  readonly examples: string[];
}

const MOST_EXAMPLES = 5;
const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * Reads a store of the receiver, or a log with a JSON message in each line. Messages in a log may have one more field,
 * `day` or `time`: a date or a time as ISO 8601 has it.
 *
 * @param unusable gets what is no message
 * @throws FeedbackError if the file cannot be read
 */
export async function* readMessages(file: string, unusable: Unusable): AsyncGenerator<Received> {
  if (!existsSync(file)) throw new FeedbackError(`${file}: there is no such file.`);
  if (!statSync(file).isFile()) throw new FeedbackError(`${file}: expected a file, found a folder.`);
  let line = 0;
  for await (const text of isStore(file) ? readStore(file) : linesOf(file)) {
    line += 1;
    if (typeof text === 'string' && text.trim() === '') continue;
    const read = typeof text === 'string' ? fromLine(text) : fromStore(text);
    if (typeof read !== 'string') {
      yield read;
      continue;
    }
    unusable.count += 1;
    if (unusable.examples.length < MOST_EXAMPLES) unusable.examples.push(`${file}:${line}: ${read}`);
  }
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
}

function fromStore({ day, text }: StoredText): Received | string {
  return toMessage(parse(text), day);
}

function fromLine(text: string): Received | string {
  const value = parse(text);
  if (!isRecord(value)) return 'expected a JSON object';
  const { day, time, ...message } = value;
  const found = [day, time].find((one): one is string => typeof one === 'string' && DAY.test(one));
  return toMessage(message, found?.slice(0, 10) ?? null);
}

function toMessage(value: unknown, day: string | null): Received | string {
  const result = feedbackSchema.safeParse(value);
  if (result.success) return { day, feedback: result.data };
  const [issue] = result.error.issues;
  return `field "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'not allowed'}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
