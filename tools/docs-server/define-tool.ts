import type { z } from 'zod';
import type { SiteData } from './site-data';

/** What a tool answers: Markdown for the model and, where programs use it, the same as data. */
export interface ToolResult {
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A tool, independent of the protocol. */
export interface DocsTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** How to get what a cut result lacks. */
  readonly advice: string;
  /**
   * @param args valid by `input`
   * @throws DocsError telling what is allowed
   */
  readonly run: (args: unknown, site: SiteData) => Promise<ToolResult>;
}

/** Defines a tool whose arguments have the type of its schema. */
export function defineTool<Input extends z.ZodObject>(
  tool: Omit<DocsTool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (args: z.output<Input>, site: SiteData) => Promise<ToolResult>;
  },
): DocsTool {
  return { ...tool, run: (args, site) => tool.run(args as z.output<Input>, site) };
}
