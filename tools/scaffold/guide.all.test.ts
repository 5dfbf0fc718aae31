import { hasConsole, isHttpCall } from '../../src/reference/shared/types';
import { callCode, findCall } from './guide-call';
import { planScaffold } from './plan';
import { readScaffoldProject } from './read-project';

const project = readScaffoldProject();
const ALL = ['--tags', 'how-to,user', '--languages', 'node,python,php'];
const newGuide = (...options: readonly string[]) => {
  const { changes } = planScaffold(['doc', 'rest/how-to/how-to-wave', 'Wave', ...ALL, ...options], () => project);
  const [page, , expected] = changes;
  return { page: page!.after, entry: expected!.after.slice(expected!.before!.length) };
};
const fencesOf = (text: string): string[] => [...text.matchAll(/^( *)```.*\n[^]*?^\1```$/gm)].map(([fence]) => fence);

test('a how-to of a DELETE that cannot be undone makes that call in each language, and takes nothing back', () => {
  const { page, entry } = newGuide('--call', 'removeUser', '--no-undo');
  expect(page).toContain('curl -sS -X DELETE "$API/rooms/$ACCESS_KEY/users/u-305" \\\n     -w "%{http_code}\\n"');
  expect(page).toContain("const sent = await send('DELETE', `${room}/users/u-305`);");
  expect(page).toContain('sent = send("DELETE", f"{room}/users/u-305")');
  expect(page).toContain(`[$status] = send('DELETE', "$room/users/u-305");`);
  expect(page.match(/\[blank: put your values in place of u-305, and delete this line\]/g)).toHaveLength(4);
  expect(page).not.toContain('/layout');
  expect(page.slice(page.indexOf('## Undo'), page.indexOf('## Related'))).toMatch(/^## Undo\n\n\[blank: [^\]]*\]\n\n$/);
  expect(entry).toBe(
    '\nrest/how-to/how-to-wave:\n  calls:\n    - POST /rooms 201\n    - DELETE /rooms/KEY/users/u-305 200\n' +
      '    - GET /rooms/KEY 200\n  shown: { spots: [mara] }\n',
  );
});

test('without the options, a how-to sends a layout, and takes it back in each language', () => {
  const { page, entry } = newGuide();
  expect(page.match(/^ *(?:\/\/|#) \[blank: take back/gm)).toHaveLength(4);
  expect(entry).toContain("  shown: { spots: [mara, '', '', ''] }\n  undone: { spots: [mara] }\n");
});

test('a call with the API key and a body sends both', () => {
  const code = callCode(findCall('forwardSource', project.operations));
  expect(code.bash).toMatch(
    /^ {2}-H "Authorization: \$API_KEY" \\\n {2}-H "Content-Type: application\/json" \\\n {2}-d '/m,
  );
  expect(code.node).toContain("send('POST', '/rooms/new-guide/forward/source', {\n  headers: { Auth");
  expect(code.python).toMatch(/headers=\{"Authorization": API_KEY\},\n {4}json=body,\n\)/);
  expect(code.php).toContain("'/rooms/new-guide/forward/source',\n    $body,\n    ['Authorization: ' . API_KEY],\n);");
});

test('lines of samples do not scroll, whatever the call', () => {
  const calls = project.operations.filter((one) => isHttpCall(one) && hasConsole(one));
  const samples = [
    ...fencesOf(newGuide().page).map((fence) => fence.replaceAll(/^ {3}/gm, '')),
    ...calls.flatMap(({ operationId }) => Object.values(callCode(findCall(operationId, project.operations)))),
  ];
  expect(samples.length).toBeGreaterThan(100);
  const lines = samples.flatMap((text) => text.split('\n')).filter((line) => !line.includes('[blank: '));
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});
