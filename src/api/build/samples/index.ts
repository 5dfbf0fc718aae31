import type { ApiSample, SampleLanguage } from '../../shared/types';
import { curlSample } from './curl';
import { goSample } from './go';
import { nodeSample } from './node';
import { phpSample } from './php';
import { pythonSample } from './python';
import type { SampleRequest } from './request';
import { rubySample } from './ruby';

/** A language of the samples: its tab, the highlighter's name for it, and its template. */
export interface SampleTemplate {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly highlight: string;
  readonly write: (request: SampleRequest) => string;
}

/** In the order of the tabs. */
export const sampleTemplates: readonly SampleTemplate[] = [
  { language: 'curl', label: 'cURL', highlight: 'bash', write: curlSample },
  { language: 'node', label: 'Node.js', highlight: 'javascript', write: nodeSample },
  { language: 'python', label: 'Python', highlight: 'python', write: pythonSample },
  { language: 'php', label: 'PHP', highlight: 'php', write: phpSample },
  { language: 'go', label: 'Go', highlight: 'go', write: goSample },
  { language: 'ruby', label: 'Ruby', highlight: 'ruby', write: rubySample },
];

/** Programs in every language for each way to send a request. */
export function writeSamples(
  requests: readonly { readonly title: string | null; readonly request: SampleRequest }[],
): ApiSample[] {
  return sampleTemplates.flatMap(({ language, write }) =>
    requests.map(({ title, request }) => ({ language, title, code: write(request) })),
  );
}
