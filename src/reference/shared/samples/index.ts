import type { SampleLanguage } from '../types';
import { curlSample } from './curl';
import { goSample } from './go';
import { nodeSample } from './node';
import { phpSample } from './php';
import { pythonSample } from './python';
import type { SampleRequest } from './request';
import { rubySample } from './ruby';

/** A language of the samples: the label of its tab and the function that writes a program. */
export interface SampleTemplate {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly write: (request: SampleRequest) => string;
}

/** In the order of the tabs. */
export const sampleTemplates: readonly SampleTemplate[] = [
  { language: 'curl', label: 'cURL', write: curlSample },
  { language: 'node', label: 'Node.js', write: nodeSample },
  { language: 'python', label: 'Python', write: pythonSample },
  { language: 'php', label: 'PHP', write: phpSample },
  { language: 'go', label: 'Go', write: goSample },
  { language: 'ruby', label: 'Ruby', write: rubySample },
];
