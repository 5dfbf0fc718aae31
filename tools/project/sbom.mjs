// The bill of materials of what a release is made from (CycloneDX), as npm writes it from package-lock.json.
import { spawnSync } from 'node:child_process';

// Gatsby asks for an older React than it is used with; npm otherwise refuses to list such packages.
const COMMAND = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--legacy-peer-deps'];

/**
 * Returns the bill as JSON text: the same for the same `package-lock.json` and version of npm.
 *
 * @param root folder of the project
 * @throws Error with npm's message if it fails
 */
export function readSbom(root) {
  const { status, stdout, stderr } = spawnSync('npm', COMMAND, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`npm ${COMMAND.join(' ')} failed:\n${stderr}`);
  return `${JSON.stringify(withoutRun(JSON.parse(stdout)), null, 2)}\n`;
}

/** Removes what differs between two runs of npm or two checkouts, and sorts the rest. */
export function withoutRun({ serialNumber: _number, metadata: { timestamp: _time, component, ...metadata }, ...bill }) {
  const byRef = (key) => (one, other) => (one[key] < other[key] ? -1 : 1);
  return {
    ...bill,
    // npm calls the project by the name of its folder here.
    metadata: { ...metadata, component: { ...component, name: component['bom-ref'].replace(/(?<=.)@.*$/, '') } },
    components: bill.components.toSorted(byRef('bom-ref')),
    dependencies: bill.dependencies
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.toSorted() }))
      .toSorted(byRef('ref')),
  };
}
