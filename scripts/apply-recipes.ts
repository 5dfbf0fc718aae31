// Follows the recipes of CONTRIBUTING.md in a copy of the project: node -r @swc-node/register scripts/apply-recipes.ts
// FOLDER
import { readFileSync } from 'node:fs';
import { applyRecipes } from '../tools/recipes/apply-recipes';
import { parseRecipes } from '../tools/recipes/parse-recipes';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) throw new Error('Expected one folder: the copy of the project');
applyRecipes(folder, parseRecipes(readFileSync('CONTRIBUTING.md', 'utf8'), 'CONTRIBUTING.md'));
