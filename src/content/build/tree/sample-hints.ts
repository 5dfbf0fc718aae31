import type { ElementContent } from 'hast';
import type { TypedSample, TypeHint } from '../../../reference/build/types/sdk-types';
import { routes, withBase, type RoutePath } from '../../../site/routes';
import { isMdxElement } from './resolve-components';
import type { SampleHints } from './type-hints';

export interface HintServices {
  /** Finds what samples of a page use of an SDK: for each sample its hints. Missing where there is no SDK. */
  readonly typeHints?: (samples: readonly TypedSample[], page: string) => Promise<readonly (readonly TypeHint[])[]>;
  /** The page that lists the types, if not that of the last version. */
  readonly typesPage?: RoutePath;
  readonly markup: { readonly baseUrl: string };
}

/**
 * Finds what the code fences of a page use of an SDK, by their code.
 *
 * @param page absolute path of its file
 */
export async function findSampleHints(
  nodes: readonly ElementContent[],
  page: string,
  { typeHints, typesPage = routes.sdkTypes(), markup: { baseUrl } }: HintServices,
): Promise<ReadonlyMap<string | undefined, SampleHints>> {
  const samples = collectSamples(nodes);
  if (!typeHints || samples.length === 0) return new Map();
  const hints = await typeHints(samples, page);
  const list = withBase(baseUrl, typesPage);
  return new Map(samples.map(({ code }, index) => [code, { hints: hints[index] ?? [], list }]));
}

function collectSamples(nodes: readonly ElementContent[]): TypedSample[] {
  return nodes.flatMap((node) => {
    const { code, codeOptions } = (isMdxElement(node) && node.data) || {};
    if (code !== undefined && codeOptions) return [{ code, language: codeOptions.language }];
    return 'children' in node ? collectSamples(node.children) : [];
  });
}
