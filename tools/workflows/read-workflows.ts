import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = join('.github', 'workflows');

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.unknown()).default({}),
});

const job = z.looseObject({
  uses: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  environment: z.unknown().optional(),
  env: z.record(z.string(), z.unknown()).default({}),
  steps: z.array(step).default([]),
});

const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.unknown(),
  jobs: z.record(z.string(), job),
});

export type Job = z.infer<typeof job>;
export type Step = z.infer<typeof step>;

/** A workflow of GitHub Actions: the parts that the project has rules for. */
export interface Workflow extends z.infer<typeof workflow> {
  /** Name of the file in `.github/workflows`. */
  readonly file: string;
  readonly text: string;
}

/**
 * Reads all workflows of the project.
 *
 * @throws ZodError if one of them has not the shape of a workflow
 */
export function readWorkflows(): Workflow[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return { file, text, ...workflow.parse(parse(text)) };
    });
}
