import { readPhases, readSteps } from './gatsby-phases.mjs';

const CLEAR = '\u001b[2K\u001b[1A\u001b[2K\u001b[G';

test('reads phases between control characters, wrapped lines and other output', () => {
  const output = `
▸ Building the site (gatsby build)
success compile gatsby files - 4.165s

${CLEAR}success write out requires - 0.250s

${CLEAR}warn The GraphQL query in the non-page component
"src/templates/page.tsx" will not be run.

${CLEAR}success run queries in workers - 0.203s - 35/35 172.75/s

${CLEAR}success Writing page-data.json and slice-data.json files to public directory -
0.044s - 34/34 780.25/s

${CLEAR}info bootstrap finished - 21.627s

${CLEAR}success write out requires - 0.500s

Pages

▸ Checking links, anchors, assets and sizes
✓ 34 pages: success everywhere - 1.0s
`;
  expect([...readPhases(output)]).toEqual([
    ['compile gatsby files', 4.165],
    ['write out requires', 0.75],
    ['run queries in workers', 0.203],
    ['Writing page-data.json and slice-data.json files to public directory', 0.044],
  ]);
});

test('reads nothing from the output of another generator', () => {
  expect([...readPhases('[SUCCESS] Generated static files in "build".\n- 1.0s\n')]).toEqual([]);
});

test('a step lasts until the next one starts or the command exits', () => {
  const chunks = [
    { at: 0.5, text: '\n▸ Building the site (gatsby build)\n' },
    { at: 1, text: 'success compile gatsby files - 0.5s\n' },
    { at: 40.5, text: 'info Done\n\n▸ Checking links\n' },
    { at: 43, text: '▸ Publishing\n▸ Cleaning up\n' },
  ];
  expect([...readSteps(chunks, 44)]).toEqual([
    ['Building the site (gatsby build)', 40],
    ['Checking links', 2.5],
    ['Publishing', 0],
    ['Cleaning up', 1],
  ]);
});
