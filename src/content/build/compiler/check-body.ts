import { existsSync } from 'node:fs';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { ContentError, type Problem } from '../../../site/problems';
import { kindOf, readContent, versionOf } from '../files/scan';
import { compileContent } from '../tree/compile';
import { createCompileServices } from './compile-services';
import { createFileResolver } from './resolve-files';

/**
 * Compiles the body of a content file, and stores nothing.
 *
 * @param absolutePath of any file
 * @returns its problems: none if the file is gone or does not become a page, or if its front matter has problems
 */
export async function checkBody(absolutePath: string): Promise<readonly Problem[]> {
  const kind = existsSync(absolutePath) ? kindOf(absolutePath) : undefined;
  try {
    const fields = kind && readContent(absolutePath, kind).fields;
    if (!fields) return [];
    const { bodyOffset, title, path, foldLevel } = fields;
    const body = readUtf8(absolutePath).split('\n').slice(bodyOffset).join('\n');
    const input = { body, absolutePath, file: displayPath(absolutePath), bodyOffset, title, path, foldLevel };
    const services = createCompileServices(createFileResolver(), () => undefined, versionOf(absolutePath));
    return (await compileContent(input, services)).problems;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
