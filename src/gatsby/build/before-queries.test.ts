import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createFixtureFolder } from './test-support';

const { folder, remove } = createFixtureFolder({ 'index.js': 'console.log(1);' });
afterAll(remove);

const bundleWith = (step: string) =>
  bundle(folder, `{ plugins: [new imported.BeforeQueriesPlugin(${step})] }`, 'before-queries.ts');

test('webpack waits for the step', () => {
  const file = JSON.stringify(join(folder, 'done.txt'));
  const { errors } = bundleWith(`async () => {
    await new Promise((done) => setTimeout(done, 50));
    require('node:fs').writeFileSync(${file}, 'done');
  }`);
  expect(errors).toEqual([]);
  expect(readFileSync(join(folder, 'done.txt'), 'utf8')).toBe('done');
});

test('an error of the step ends the build', () => {
  expect(bundleWith("async () => { throw new Error('no pages'); }").errors).toEqual(['Error: no pages']);
});
