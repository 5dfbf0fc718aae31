import { readArguments } from './arguments';
import { planAuthor, planTag } from './plan-entry';
import { planDoc } from './plan-doc';
import { planPost } from './plan-post';
import { planRedirect } from './plan-redirect';
import type { Scaffold, ScaffoldProject } from './types';

/**
 * Determines what `npm run new` writes.
 *
 * @param args the command-line arguments
 * @param environment as for `readArguments`
 * @throws ScaffoldError if an argument is missing, invalid or superfluous
 */
export function planScaffold(
  args: readonly string[],
  readProject: () => ScaffoldProject,
  environment?: Readonly<Record<string, string | undefined>>,
): Scaffold {
  const { what, values, options } = readArguments(args, environment);
  const project = { ...readProject(), port: environment?.PORT };
  const [first = '', second, third = ''] = values;
  switch (what) {
    case 'doc':
      return planDoc(first, second ?? '', options, project);
    case 'post':
      return planPost(first, second, options, project);
    case 'author':
      return planAuthor(first, second ?? '', project);
    case 'tag':
      return planTag(first, second ?? '', third, project);
    case 'redirect':
      return planRedirect(first, second ?? '', project);
  }
}
