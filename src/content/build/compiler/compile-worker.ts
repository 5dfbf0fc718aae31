// What a process of the pool runs (compile-pool.ts).
import { compilePage, type CompileResult, type CompileTask } from './compile-page';

/** Compiles a page. Sends its content only if it is not stored. */
export async function compileInAdvance(task: CompileTask): Promise<AdvanceResult> {
  const { content, ...messages } = await compilePage(task);
  return messages.problems.length === 0 ? messages : { ...messages, content };
}

/** Without `content`, the compiled page is stored. */
export type AdvanceResult = Omit<CompileResult, 'content'> & Partial<Pick<CompileResult, 'content'>>;
