// Checks the site that Gatsby has built: node -r @swc-node/register scripts/check-site.ts FOLDER
import { checkSite } from '../src/node/checks/check-site';

const folder = process.argv[2] ?? 'public';
const { pages, problems } = checkSite(folder);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`✓ ${pages.length} pages: links, anchors, files and ids are in order.`);
}
