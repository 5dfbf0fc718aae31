import { Parser } from 'htmlparser2';
import { extensionOf, findFile, LIBRARIES, type SdkNames } from '../shared/program';

/** A fence of a page that readers can run in a frame. */
export interface RunnableFence {
  /** What is written after `run=`. */
  readonly program: string;
  readonly title: string | null;
  readonly code: string;
  /** Line of the fence in its file. */
  readonly line: number;
}

interface FenceProblem {
  readonly line: number;
  readonly message: string;
}

type NamedFence = RunnableFence & { readonly name: string };

const NAME = /^(?!index$)[a-z][a-z0-9-]*$/;
const LANGUAGES = ['html', 'jsx', 'js'];
const IMPORT = /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;

/** Finds what would keep the programs of a page from running in a frame. */
export function findProgramProblems(fences: readonly RunnableFence[], sdks: SdkNames): FenceProblem[] {
  const problems = fences.flatMap(checkFence);
  if (problems.length > 0) return problems;
  const named = fences.map((fence) => ({ ...fence, name: fence.title ?? '' }));
  return [...new Set(named.map(({ program }) => program))].flatMap((program) =>
    checkProgram(
      named.filter((fence) => fence.program === program),
      sdks,
    ),
  );
}

function checkFence({ program, title, line }: RunnableFence): FenceProblem[] {
  if (!NAME.test(program))
    return [
      {
        line,
        message:
          `run: found "${program}"; allowed: the name of a program in small letters, digits and hyphens, other than ` +
          'index, such as run="app"',
      },
    ];
  if (LANGUAGES.includes(extensionOf(title ?? ''))) return [];
  const found = title === null ? 'no title' : `the title "${title}"`;
  return [
    {
      line,
      message:
        `run="${program}": found ${found}; allowed: a title with the name of a file that ends in ` +
        `${LANGUAGES.map((language) => `.${language}`).join(', ')} (commands have run without a name)`,
    },
  ];
}

function checkProgram(fences: readonly NamedFence[], sdks: SdkNames): FenceProblem[] {
  const repeated = fences.find(({ name }, index) => fences.findIndex((other) => other.name === name) < index);
  if (repeated) return [{ line: repeated.line, message: `is the second file "${repeated.name}" of its program` }];
  const pages = fences.filter(({ name }) => extensionOf(name) === 'html');
  const [page, second] = pages;
  if (second) return [{ line: second.line, message: 'is a second HTML file; a program has one' }];
  const scripts = fences.filter((fence) => fence !== page);
  const imports = scripts.flatMap((fence) => checkImports(fence, fences, sdks, page !== undefined));
  return [...imports, ...(page ? checkPage(page, scripts, sdks) : checkApp(fences))];
}

/** The first file of a program without HTML is its component. */
function checkApp(fences: readonly NamedFence[]): FenceProblem[] {
  const [app] = fences;
  if (!app || (extensionOf(app.name) === 'jsx' && /^export default /m.test(app.code))) return [];
  return [
    {
      line: app.line,
      message:
        `"${app.name}" is the first file of the program "${app.program}"; allowed: an .html file in the program, or a ` +
        '.jsx file that exports a component as default',
    },
  ];
}

function checkImports(
  fence: NamedFence,
  files: readonly NamedFence[],
  sdks: SdkNames,
  isClassic: boolean,
): FenceProblem[] {
  return [...fence.code.matchAll(IMPORT)].flatMap((match) => {
    const [text, module = ''] = match;
    const start = match.index + (text.length - text.trimStart().length);
    const line = fence.line + fence.code.slice(0, start).split('\n').length;
    if (isClassic) return [{ line, message: 'is an import; scripts of an HTML file in a frame are not modules' }];
    if (module === sdks.module || LIBRARIES.includes(module)) return [];
    if (module.startsWith('.') && findFile(files, fence.name, module)) return [];
    const known = files.filter((file) => file !== fence).map(({ name }) => name);
    const allowed = [sdks.module, ...LIBRARIES, ...known].join(', ');
    return [{ line, message: `imports "${module}", which is not part of "${fence.program}"; allowed: ${allowed}` }];
  });
}

function checkPage(page: NamedFence, scripts: readonly NamedFence[], sdks: SdkNames): FenceProblem[] {
  const problems: FenceProblem[] = [];
  const used = new Set<NamedFence>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const line = page.line + page.code.slice(0, parser.startIndex).split('\n').length;
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style' || name.startsWith('on'))
          problems.push({
            line,
            message: `has the attribute "${name}", which the policy of frames forbids; allowed: <style> and <script>`,
          });
        if (!['src', 'href'].includes(name) || (tag === 'script' && value === sdks.script)) continue;
        const file = tag === 'script' ? findFile(scripts, page.name, value) : undefined;
        if (file) used.add(file);
        else
          problems.push({
            line,
            message:
              `<${tag}> refers to "${value}", which is not part of "${page.program}"; allowed: ` +
              [sdks.script, ...scripts.map(({ name }) => name)].join(', '),
          });
      }
    },
  });
  parser.write(page.code);
  parser.end();
  for (const script of scripts.filter((fence) => !used.has(fence)))
    problems.push({ line: script.line, message: `"${script.name}" is used by no <script> of "${page.name}"` });
  return problems;
}
