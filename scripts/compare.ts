// npm run compare -- A B: what differs between two built sites, apart from names of bundles and class names.
import { compareSites } from '../tools/compare/compare-sites';
import { readSites } from '../tools/compare/read-site';
import { formatReport } from '../tools/compare/report';

const [before, after, ...more] = process.argv.slice(2);
if (!before || !after || more.length > 0) {
  console.error('Expected two folders of built sites: npm run compare -- BEFORE AFTER');
  process.exitCode = 2;
} else {
  const [old, fresh] = readSites(before, after);
  const differences = compareSites(old, fresh);
  console.log(formatReport(old, fresh, differences));
  process.exitCode = differences.length > 0 ? 1 : 0;
}
