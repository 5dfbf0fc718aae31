import type { Sample } from '../samples/collect-samples';

/** Languages in which a guide can be followed. In `bash`, programs that the guide lets readers save run too. */
export type Language = 'bash' | 'node' | 'python' | 'php';

/** What a reader does with a code fence, in the order of the page. */
export type Step =
  | { readonly kind: 'run'; readonly sample: Sample; readonly isUndo: boolean }
  | { readonly kind: 'save'; readonly sample: Sample; readonly file: string }
  /** What the step before prints. */
  | { readonly kind: 'output'; readonly sample: Sample };

/** A page as one script from top to bottom. */
export interface Guide {
  readonly file: string;
  readonly route: string;
  readonly language: Language;
  readonly steps: readonly Step[];
}

/** A call that the mock server has answered. */
export interface SeenCall {
  /** `POST /rooms/KEY/layout 200`: keys and tokens are replaced. */
  readonly text: string;
  /** What was answered. */
  readonly body: string;
  /** Index of the sample, and the line within it; undefined for a call of a program. */
  readonly place: { readonly sample: number; readonly line: number } | undefined;
}
