import { join } from 'node:path';
import { readDescription } from '../../reference/build/description';
import { descriptionPath, hasApiFile } from '../../reference/build/read-operations';
import { env } from '../../site/build/env';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { product } from '../../site/config/product';
import { tokenValues } from '../../site/tokens';
import type { MockDescription } from '../shared/types';
import { describeCalls } from './describe-calls';

/**
 * Reads what the API's stand-in needs from the description; undefined if there is none, or none of the meeting API.
 *
 * @throws ContentError naming file and line of everything that is wrong.
 */
export function readMockCalls(): MockDescription | undefined {
  const path = join(env.contentRoot, descriptionPath());
  if (!hasApiFile(descriptionPath())) return undefined;
  const text = readUtf8(path);
  const tokens = tokenValues(product);
  return describeCalls(readDescription(text, displayPath(path), tokens));
}
