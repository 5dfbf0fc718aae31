import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { readApiVersion } from '../../../src/machines/build/api-version';
import type { CheckResult } from '../check-result';
import { readBuilt } from './read-file';

interface Described {
  readonly info?: { readonly version?: unknown };
}

/**
 * The published OpenAPI and AsyncAPI documents are valid, say the same in both formats, and have the version of the
 * release notes.
 *
 * @param version that the documents must have
 */
export async function checkDescriptions(folder: string, version = readApiVersion()): Promise<CheckResult> {
  const read = async (
    name: string,
    findProblems: (yaml: string) => Promise<string[]> | string[],
  ): Promise<string[]> => {
    let inJson: Described = {};
    const ofJson = await readBuilt(folder, `/${name}.json`, (content) => {
      inJson = JSON.parse(content.toString()) as Described;
      const found = inJson.info?.version;
      return found === version
        ? []
        : [`field "info.version": found ${JSON.stringify(found)}; the release notes say "${version}"`];
    });
    const ofYaml = await readBuilt(folder, `/${name}.yaml`, async (content) => [
      ...(JSON.stringify(parse(content.toString())) === JSON.stringify(inJson) ? [] : ['differs from the JSON']),
      ...(await findProblems(content.toString())),
    ]);
    return [...ofJson, ...ofYaml];
  };
  const problems = await Promise.all([
    read('openapi', validateOpenApi),
    read('asyncapi', () => validateAsyncApi(join(folder, 'asyncapi.yaml'))),
  ]);
  return { checked: 'the OpenAPI and AsyncAPI documents', problems: problems.flat() };
}

async function validateOpenApi(yaml: string): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(parse(yaml) as Record<string, unknown>);
  return valid ? [] : [typeof errors === 'string' ? errors : JSON.stringify(errors)];
}

/** Jest cannot load AsyncAPI's parser, so that it is a process of its own. */
function validateAsyncApi(file: string): string[] {
  const printed = execFileSync(process.execPath, [resolve('tools/api-clients/parse-asyncapi.mjs'), file]);
  const found = JSON.parse(printed.toString()) as readonly { readonly code: string; readonly message: string }[];
  // Few tools know 3.1 yet.
  return found.filter(({ code }) => code !== 'asyncapi-latest-version').map(({ message }) => message);
}
