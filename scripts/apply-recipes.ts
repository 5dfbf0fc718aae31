// Entry point that applies the recipes in CONTRIBUTING.md to a copy of the project (see build-fixtures.mjs):
// node -r ./tools/project/register-typescript.cjs scripts/apply-recipes.ts FOLDER
import { readFileSync } from 'node:fs';
import { applyRecipes } from '../tools/recipes/apply-recipes';
import { parseRecipes } from '../tools/recipes/parse-recipes';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0)
  throw new Error('Expected exactly one argument: the folder with the copy of the project');
applyRecipes(folder, parseRecipes(readFileSync('CONTRIBUTING.md', 'utf8'), 'CONTRIBUTING.md'));
