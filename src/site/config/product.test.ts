import { createProduct } from './product';

test('every URL is on a host of the product, in a reserved domain that nobody can own', () => {
  const { links } = createProduct('zeta', 'Zeta');
  const { social, ...named } = links;
  for (const href of [...Object.values(named), ...social.map((link) => link.href)])
    expect(new URL(href).hostname).toMatch(/(?:^|\.)zeta\.example$/);
});

test.each(['Zeta', ''])('rejects the slug "%s"', (slug) => {
  expect(() => createProduct(slug, 'Zeta')).toThrow(
    `PRODUCT_SLUG is "${slug}": expected lower-case letters, digits and dashes, beginning with a letter.`,
  );
});

test.each(['', 'Ze"ta'])('rejects the name "%s"', (name) => {
  expect(() => createProduct('zeta', name)).toThrow(
    `PRODUCT_NAME is "${name}": expected a name, without { } < > and double quotes.`,
  );
});
