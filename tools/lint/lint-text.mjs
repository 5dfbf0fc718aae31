// Lints source text with the project's configuration as if it were in the given files. Reads a JSON array of
// {filePath, text} from standard input and writes an array of message lists to standard output. Runs as a separate
// process because ESLint loads its configuration as an ES module.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const BOUNDARIES = [
  'import-x/no-restricted-paths',
  'import-x/no-nodejs-modules',
  'no-restricted-imports',
  '@typescript-eslint/no-restricted-imports',
];
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => BOUNDARIES.includes(ruleId),
  ...(process.argv.includes('--without-resolver')
    ? { overrideConfig: [{ settings: { 'import-x/resolver-next': [] } }] }
    : {}),
});
const results = [];
for (const { filePath, text: source } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(source, { filePath, warnIgnored: true });
  results.push((result?.messages ?? []).map(({ line, message }) => ({ line, message })));
}
process.stdout.write(JSON.stringify(results));
