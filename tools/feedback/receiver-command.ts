import { usage } from '../project/help.cjs';
import { readArguments, readNumber } from './arguments';
import { FeedbackError, UsageError } from './feedback-error';
import { openFeedbackStore } from './feedback-store';
import { startReceiver } from './receiver';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  port: { ...TEXT, default: '4011' },
  host: { ...TEXT, default: '127.0.0.1' },
  data: { ...TEXT, default: '.feedback/feedback.sqlite' },
  origin: { ...TEXT, multiple: true, default: [] as string[] },
} as const;

export interface CommandContext {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Runs `npm run feedback`, the receiver of what readers send, until it is told to stop.
 *
 * @param untilStopped resolves when the receiver has to stop
 * @returns the exit code: 0; 1 for a receiver that cannot start; 2 for invalid options
 */
export async function runReceiverCommand(
  args: readonly string[],
  { log, error }: CommandContext,
  untilStopped: () => Promise<unknown>,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (positionals.length > 0)
      throw new UsageError(`Found "${positionals[0]}", which belongs to no option; expected options only.`);
    const port = readNumber('port', values.port, 0, 65_535);
    const origins = values.origin.map(readOrigin);
    const store = openFeedbackStore(values.data);
    try {
      const { url, close } = await startReceiver({ store, host: values.host, port, origins, onFault: error });
      log(greeting(url, values.data, store.size()));
      await untilStopped();
      await close();
      log('Stopped.');
    } finally {
      store.close();
    }
    return 0;
  } catch (fault) {
    if (!(fault instanceof FeedbackError)) throw fault;
    error(`✗ ${fault.message}${fault instanceof UsageError ? `\n\n${usage}` : ''}`);
    return fault instanceof UsageError ? 2 : 1;
  }
}

function greeting(url: string, file: string, size: number): string {
  return `
✓ Receiver of feedback on ${url} (stop with Ctrl+C)
  Messages: ${file} (${size})

  Pages that send to it:  FEEDBACK_URL=${url} npm run develop
  What readers miss:      npm run report -- ${file}
`;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text))
    throw new UsageError(`--origin: found "${text}"; expected https:// and a host, such as https://docs.example.com.`);
  return url.origin;
}
