import type { Node, Tree } from '@vscode/tree-sitter-wasm';
import type { Problem } from '../../../src/site/problems';
import { lineInFile, type Sample, type SampleError } from '../collect-samples';
import { parseTree } from '../tree-sitter';
import { checkKotlinListeners, kotlinClasses } from './kotlin-listener';
import { followsMode, localViewRow } from './local-view';
import { checkSwiftDelegate } from './swift-delegate';

/**
 * Checks programs for Android and iOS for calls whose order or content decides whether readers see a failure: the
 * listener of a join call handles a refusal (Kotlin), and the delegate is set before the first event (Swift). In both
 * languages, a program that shows the local video hides it while the picture is composed. Samples of one page are files
 * of one program, so that one can use the class of another.
 */
export async function checkCallOrder(samples: readonly Sample[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const trees: Tree[] = [];
  const rootsOf = async (language: 'kotlin' | 'swift') => {
    const parsed = [];
    for (const sample of samples.filter((each) => each.language === language)) {
      const tree = await parseTree(sample.code, language);
      if (!tree) continue;
      trees.push(tree);
      parsed.push({ sample, root: tree.rootNode });
    }
    return parsed;
  };
  const report = ({ sample, errors }: { sample: Sample; errors: readonly SampleError[] }) => {
    for (const { line, reason } of errors)
      problems.push({
        file: sample.file,
        line: lineInFile(sample, line),
        message: `${sample.language}: ${reason}`,
      });
  };

  const kotlin = await rootsOf('kotlin');
  for (const { sample, root } of kotlin) {
    const page = kotlin.filter((other) => other.sample.file === sample.file);
    const classes = new Map(page.flatMap((other) => kotlinClasses(other.root)));
    report({ sample, errors: checkKotlinListeners(root, classes) });
  }
  const swift = await rootsOf('swift');
  for (const { sample, root } of swift) report({ sample, errors: checkSwiftDelegate(root) });
  for (const each of kotlin) report({ sample: each.sample, errors: checkLocalView(each, kotlin, 'kotlin') });
  for (const each of swift) report({ sample: each.sample, errors: checkLocalView(each, swift, 'swift') });
  for (const tree of trees) tree.delete();
  return problems;
}

interface Program {
  readonly sample: Sample;
  readonly root: Node;
}

function checkLocalView(
  { sample, root }: Program,
  all: readonly Program[],
  language: 'kotlin' | 'swift',
): SampleError[] {
  const line = localViewRow(root, language);
  const page = all.filter((other) => other.sample.file === sample.file);
  if (line === undefined || page.some((other) => followsMode(other.root, language))) return [];
  return [{ line, reason: 'the local view is always visible; expected that the page hides it while p2p is false' }];
}
