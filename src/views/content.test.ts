import { createRegistry } from '../content/build/tree/registry';
import { contentRegistry } from './content';

const authors = createRegistry({ operations: [] });
const browser = Object.keys(contentRegistry);

test("the browser's registry contains every interactive component that authors can use", () => {
  const interactive = Object.keys(authors).filter((name) => !authors[name]?.isStatic);
  expect(interactive).toContain('Tabs');
  expect(browser).toEqual(expect.arrayContaining(interactive));
});

test("the browser's registry contains no component that content cannot contain", () => {
  // Authors write a fence instead of `Diagram`, which only the compiler creates.
  expect([...Object.keys(authors), 'Diagram']).toEqual(expect.arrayContaining(browser));
});
