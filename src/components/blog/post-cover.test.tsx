/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { pageRing } from '../../site/page-ring';
import { PostCover } from './post-cover';

/** Seats of the cover of a post, as `role x y r`. */
function seatsOf(path: string): string[] {
  document.body.innerHTML = renderToStaticMarkup(<PostCover path={path} />);
  return [...document.querySelectorAll('g')].flatMap((group) =>
    [...group.querySelectorAll('circle')].map((circle) =>
      [group.getAttribute('class'), ...['cx', 'cy', 'r'].map((name) => circle.getAttribute(name))].join(' '),
    ),
  );
}

test('BLG-6 the cover of a post has the seats of its share image, and readers of the text do not notice it', () => {
  const expected = pageRing('/blog/a').map(({ role, x, y, r }) => `${role} ${x} ${y} ${r}`);
  expect(seatsOf('/blog/a').sort()).toEqual(expected.sort());
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(seatsOf('/blog/b').sort()).not.toEqual(expected);
});
