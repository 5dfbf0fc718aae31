import { isRecord } from './json-value';
import type { ConsoleCall, ConsoleField } from './types';

/** What a reader has entered for a call. */
export interface Draft {
  /** Path and query parameters by name; empty if they are not sent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Values that flow from one call to the next, by the name of the parameter: `ACCESS_KEY`, `ROOM_ID`. */
export type FlowingValues = Readonly<Record<string, string>>;

/** Properties of bodies that mean the same as a parameter. */
const PROPERTIES: Readonly<Record<string, string>> = { user_id: 'USER_ID', play_id: 'PLAY_ID' };

/** A new draft: known values, and the example where something is required. */
export function newDraft({ parameters, body }: ConsoleCall, known: FlowingValues): Draft {
  return {
    parameters: Object.fromEntries(
      parameters.map(({ name, required, choices, example }) => [
        name,
        known[name] ?? (required && choices ? String(example) : ''),
      ]),
    ),
    body: body ? asRecord(requiredPart(body.root, body.example, known)) : {},
  };
}

/** A draft with the whole example of the description. */
export function exampleDraft(call: ConsoleCall, { parameters }: Draft): Draft {
  return { parameters, body: asRecord(call.body?.example) };
}

function requiredPart(field: ConsoleField, example: unknown, known: FlowingValues): unknown {
  if (field.kind !== 'object' || !isRecord(example)) return example;
  return Object.fromEntries(
    (field.fields ?? [])
      .filter(({ name, required }) => required && example[name] !== undefined)
      .map((child) => [
        child.name,
        known[PROPERTIES[child.name] ?? ''] ?? requiredPart(child, example[child.name], known),
      ]),
  );
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The value for what a reader has typed: undefined for nothing, and text where a number was expected. */
export function typedValue({ kind }: Pick<ConsoleField, 'kind'>, text: string): unknown {
  if (text === '') return undefined;
  if (kind === 'boolean') return text === 'true';
  if (kind !== 'number' && kind !== 'integer') return text;
  return Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : text;
}
