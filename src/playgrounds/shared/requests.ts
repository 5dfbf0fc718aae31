import { product } from '../../site/config/product';
import { sampleTemplates } from '../../reference/shared/samples';
import { authorizationFor, constantNames, type SampleRequest } from '../../reference/shared/samples/request';
import type { Credential, SampleLanguage } from '../../reference/shared/types';

/** An API call with a JSON body that a reader puts together on a page. */
export interface JsonRequest {
  readonly operationId: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path with the names of constants in braces: `/rooms/{ACCESS_KEY}/layout`. */
  readonly path: string;
  readonly credential: Credential;
  readonly body: Readonly<Record<string, unknown>>;
  /** Values of constants that are not secret; all others become placeholders such as `YOUR_ACCESS_KEY`. */
  readonly constants?: Readonly<Record<string, string>>;
  /** True if the response contains JSON. */
  readonly returnsJson: boolean;
}

/** A program in one language that makes the call. */
export interface WrittenRequest {
  readonly language: SampleLanguage;
  readonly label: string;
  readonly code: string;
}

/** Writes a call in every language, in the order of the tabs. */
export function writeRequest(request: JsonRequest): WrittenRequest[] {
  const sample = toSampleRequest(request);
  return sampleTemplates.map(({ language, label, write }) => ({ language, label, code: write(sample) }));
}

function toSampleRequest({ method, path, credential, body, constants, returnsJson }: JsonRequest): SampleRequest {
  const authorization = authorizationFor(credential);
  const address = `https://api.${product.domain}${path}`.split(/(\{[A-Z_]+\})/).map((piece) => {
    const constant = /^\{(.+)\}$/.exec(piece)?.[1];
    return constant ? { constant, needsEncoding: constants?.[constant] !== undefined } : piece;
  });
  return {
    method,
    address: address.filter((piece) => piece !== ''),
    constants: constantNames([...(authorization ?? []), ...address]).map((name) => ({
      name,
      value: constants?.[name] ?? `YOUR_${name}`,
    })),
    query: null,
    authorization,
    body: { kind: 'json', value: body },
    returnsJson,
  };
}
