// What a process of the pool runs (compile-pool.ts).
import { setPriority } from 'node:os';
import { compilePage, type CompileResult, type CompileTask } from './compile-page';

// The bundles are made at the same time and take longer.
setPriority(5);

/** Compiles a page. Sends its content only if it is not stored. */
export async function compileInAdvance(task: CompileTask): Promise<AdvanceResult> {
  const { content, ...messages } = await compilePage(task);
  return messages.problems.length === 0 ? messages : { ...messages, content };
}

/** Without `content`, the compiled page is stored. */
export type AdvanceResult = Omit<CompileResult, 'content'> & Partial<Pick<CompileResult, 'content'>>;
