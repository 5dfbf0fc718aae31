import { product } from '../src/site/config/product';
import { readOperations } from '../src/api/build/read-operations';
import { checkContent, readKnownKeys } from '../tools/content-rules/check-content';
import { env } from '../src/site/build/env';
import { formatProblem } from '../src/site/problems';

/** `npm run check:content`: holds every page to what its kind asks for, and the calls it names to the API description. */
const { pages, problems } = checkContent(env.contentRoot, product, readKnownKeys(), readOperations().operations);
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${pages} pages checked${problems.length === 0 ? '' : `, ${problems.length} findings`}`);
process.exitCode = problems.length === 0 ? 0 : 1;
