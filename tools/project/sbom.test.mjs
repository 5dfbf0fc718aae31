import { withoutRun } from './sbom.mjs';

const bill = (serialNumber, timestamp, folder, names) => ({
  bomFormat: 'CycloneDX',
  serialNumber,
  metadata: { timestamp, component: { 'bom-ref': 'site@1.0.0', name: folder } },
  components: names.map((name) => ({ 'bom-ref': name })),
  dependencies: names.map((ref) => ({ ref, dependsOn: [...names] })),
});

test('two runs of npm give the same bill, in whatever order they list the packages', () => {
  const one = withoutRun(bill('urn:uuid:1', '2026-01-01T00:00:00Z', 'one', ['a@1', 'b@2']));
  const other = withoutRun(bill('urn:uuid:2', '2027-01-01T00:00:00Z', 'other', ['b@2', 'a@1']));
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  expect(one.components).toHaveLength(2);
  expect(one.metadata).toEqual({ component: { 'bom-ref': 'site@1.0.0', name: 'site' } });
  expect(JSON.stringify(one)).not.toContain('urn:uuid');
});
