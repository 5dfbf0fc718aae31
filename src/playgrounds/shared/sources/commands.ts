import { hostFor, joinOrder } from './join-order';
import { registerUser, sourceOutputs, type SourceOutput } from './source-output';
import { idOf, type AddedSource } from './sources-state';

/** What brings one participant or playback into the meeting. */
export interface CommandStep {
  readonly id: string;
  readonly name: string;
  readonly outputs: readonly SourceOutput[];
}

/** The commands and requests for all sources, in order: the first one starts the meeting. Empty without sources. */
export function commandSteps(sources: readonly AddedSource[], roomId: string): CommandStep[] {
  const host = hostFor(sources);
  return [
    ...(host
      ? [
          {
            ...host,
            outputs: [
              {
                kind: 'request',
                title: STRINGS.sources.startMeeting,
                request: registerUser(roomId, host.id, host.name),
              } as const,
            ],
          },
        ]
      : []),
    ...joinOrder(sources).map((source) => ({
      id: idOf(source),
      name: source.values.name ?? '',
      outputs: sourceOutputs(source, roomId),
    })),
  ];
}

/** A text in commands that the reader replaces. */
export interface Placeholder {
  readonly text: string;
  /** Where its value comes from. */
  readonly origin: string;
}

const PLACEHOLDERS: readonly Placeholder[] = [
  { text: 'YOUR_API_KEY', origin: STRINGS.sources.ofProject },
  { text: 'YOUR_ACCESS_KEY', origin: STRINGS.sources.accessKeyOf },
  { text: 'YOUR_GUEST_TOKEN', origin: STRINGS.sources.guestTokenOf },
];

/** The placeholders that the commands contain. */
export function placeholdersOf(steps: readonly CommandStep[]): Placeholder[] {
  const used = new Set(
    steps.flatMap(({ outputs }) =>
      outputs.map((output) => {
        if (output.kind === 'code') return output.code.includes('YOUR_GUEST_TOKEN') ? 'YOUR_GUEST_TOKEN' : '';
        return `YOUR_${output.request.credential.replace('-', '_').toUpperCase()}`;
      }),
    ),
  );
  return PLACEHOLDERS.filter(({ text }) => used.has(text));
}
