import type { SampleLanguage } from '../../../api/shared/types';
import { curlRequest } from './curl';
import { goRequest } from './go';
import { nodeRequest } from './node';
import { phpRequest } from './php';
import { pythonRequest } from './python';
import type { JsonRequest } from './request';
import { rubyRequest } from './ruby';

/** A program in one language that makes a call. */
export interface WrittenRequest {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly code: string;
}

const WRITERS: readonly {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly write: (request: JsonRequest) => string;
}[] = [
  { language: 'curl', label: 'cURL', write: curlRequest },
  { language: 'node', label: 'Node.js', write: nodeRequest },
  { language: 'python', label: 'Python', write: pythonRequest },
  { language: 'php', label: 'PHP', write: phpRequest },
  { language: 'go', label: 'Go', write: goRequest },
  { language: 'ruby', label: 'Ruby', write: rubyRequest },
];

/** Writes a call in every language, in the order of the tabs. */
export function writeRequest(request: JsonRequest): WrittenRequest[] {
  return WRITERS.map(({ language, label, write }) => ({ language, label, code: write(request) }));
}
