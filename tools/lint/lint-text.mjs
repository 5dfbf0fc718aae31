// Lints texts with the project's configuration, as if they lay in a folder: a JSON list of {filePath, text} comes by
// the standard input, lists of messages go out. A process of its own, because the linter loads its configuration as a
// module.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const BOUNDARIES = ['import-x/no-restricted-paths', 'import-x/no-nodejs-modules', 'no-restricted-imports'];
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
