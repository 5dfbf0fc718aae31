import { readContentPage } from '../content-pages';
import { tokenValues } from '../../src/site/tokens';
import { createProduct } from '../../src/site/config/product';
import { formatProblem } from '../../src/site/problems';
import { checkImages } from './check-images';

test('an image without a text is reported with its line and what is expected', () => {
  const page = readContentPage(
    '---\ntitle: A\n---\n\n![A room](room.png)\n\n![ ](plan.png)\n',
    { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' },
    tokenValues(createProduct('acme', 'Acme')),
  );
  expect(checkImages(page).map(formatProblem)).toEqual([
    'a.mdx:7 shows the image plan.png without a text; expected what it shows: ![text](plan.png)',
  ]);
});
