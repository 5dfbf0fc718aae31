import { product } from '../src/site/config/product';
import { checkContent, readKnownKeys } from '../src/node/checks/content/check-content';
import { env } from '../src/node/env';
import { formatProblem } from '../src/node/problems';

/** `npm run check:content`: holds every page to what its kind asks for. */
const { pages, problems } = checkContent(env.contentRoot, product, readKnownKeys());
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages} pages checked${problems.length === 0 ? '' : `, ${problems.length} findings`}`);
process.exitCode = problems.length === 0 ? 0 : 1;
