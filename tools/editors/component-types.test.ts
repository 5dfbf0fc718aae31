import { dirname, join } from 'node:path';
import ts from 'typescript';

const CONFIG = 'content/tsconfig.json';
const PAGE = join(process.cwd(), 'content', 'page.tsx');

/** What an editor says about components in a page: the language server of MDX turns it into such a program. */
function complaintsAbout(...lines: string[]): string[] {
  const { config } = ts.readConfigFile(CONFIG, (path) => ts.sys.readFile(path)) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(PAGE));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const text = ['export declare const c: MDXProvidedComponents;', ...lines.map((line) => `${line};`)].join('\n');
  host.getSourceFile = (path, ...rest) =>
    path === PAGE ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...rest);
  const page = ts.createProgram([...fileNames, PAGE], { ...options, skipLibCheck: true }, host);
  return ts.getPreEmitDiagnostics(page).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line;
    return `${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

test('an editor underlines unknown components and wrong props, and nothing else', () => {
  const complaints = complaintsAbout(
    '<c.Card title={product} href={`/docs/${product}`}>text</c.Card>',
    '<c.MeetingFrame label="A" people={["Mara", { "id": "j", "name": "Jonas" }]} users={[]} standard />',
    '<c.Badge kind="lok">text</c.Badge>',
    '<c.Chart />',
    '<c.Endpoint id="createRoom" breif={true} />',
    '<c.Figure src="/a.png" />',
    '<c.MeetingFrame label="A" people={[{ "nam": "Jonas" }]} />',
  );
  expect(complaints.map((complaint) => complaint.slice(0, 2))).toEqual(['3 ', '4 ', '5 ', '6 ', '7 ']);
  const [kind, component, prop, missing, nested] = complaints;
  expect(kind).toContain(`Did you mean '"lock"'?`);
  expect(component).toContain("Property 'Chart' does not exist");
  expect(prop).toContain("Did you mean 'brief'?");
  expect(missing).toContain("Property 'alt' is missing");
  expect(nested).toContain('"nam"');
});
