import { ContentError, type Problem } from '../../../site/problems';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import { countTokens } from '../markdown/count-tokens';
import { compileContent } from '../tree/compile';
import type { CompileInput } from '../tree/to-markup';
import { errorContent } from '../tree/error-content';
import { createCompileServices } from './compile-services';
import { contentStore } from './content-store';
import { markdownStore } from './markdown-store';
import { versionOf } from '../files/scan';
import { createFileResolver } from './resolve-files';

/** A page to compile. Consists of plain data, because it is sent to other processes. */
export interface CompileTask {
  readonly nodeId: string;
  /** Digest of the file and of everything else that determines the result, except for other files. */
  readonly digest: string;
  readonly input: CompileInput;
}

export interface CompileResult {
  readonly content: CompiledContent;
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

/** Compiles a page. Stores it unless it has problems, because the next build would use it without reporting them. */
export async function compilePage({ nodeId, digest, input }: CompileTask): Promise<CompileResult> {
  const warnings: string[] = [];
  const files = createFileResolver();
  try {
    const services = createCompileServices(files, (message) => warnings.push(message), versionOf(input.absolutePath));
    const { markdown, ...content } = await compileContent(input, services);
    if (content.problems.length === 0) {
      markdownStore.write(input.path, { text: markdown, tokens: countTokens(markdown) });
      contentStore.write(nodeId, { digest, reads: files.reads }, content);
    }
    return { content, problems: content.problems, warnings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: errorContent(error.problems), problems: error.problems, warnings };
  }
}
