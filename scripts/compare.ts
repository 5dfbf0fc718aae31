// npm run compare -- BEFORE AFTER: prints the differences between two built sites, except for hashes in the names of
// bundles and classes. Exits with code 1 if there are any.
import { compareSites } from '../tools/compare/compare-sites';
import { readSites } from '../tools/compare/read-site';
import { formatReport } from '../tools/compare/report';

const [before, after, ...more] = process.argv.slice(2);
if (!before || !after || more.length > 0) {
  console.error('Expected two folders with built sites: npm run compare -- BEFORE AFTER');
  process.exitCode = 2;
} else {
  const [oldSite, newSite] = readSites(before, after);
  const differences = compareSites(oldSite, newSite);
  console.log(formatReport(oldSite, newSite, differences));
  process.exitCode = differences.length > 0 ? 1 : 0;
}
