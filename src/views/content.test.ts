import { createRegistry } from '../content/build/tree/registry';
import { contentRegistry } from './content';

const authors = createRegistry({ operations: [] });
const browser = Object.keys(contentRegistry);

test('every interactive component that authors may write is in the registry of the browser', () => {
  const interactive = Object.keys(authors).filter((name) => !authors[name]?.isStatic);
  expect(interactive).toContain('Tabs');
  expect(browser).toEqual(expect.arrayContaining(interactive));
});

test('the registry of the browser has no component that content cannot contain', () => {
  // `Diagram` is left by the compiler; authors write a fence.
  expect([...Object.keys(authors), 'Diagram']).toEqual(expect.arrayContaining(browser));
});
