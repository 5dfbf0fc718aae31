/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SPEAKER } from '../../site/logo-ring';
import { RingSpinner } from './ring-spinner';

test('LOAD-7 the spinner is a status with a text, or has no role next to one', () => {
  expect(renderToString(<RingSpinner />)).toMatch(/role="status".*Loading/);
  expect(renderToString(<RingSpinner label={null} />)).not.toContain('role="status"');
});

describe.each([
  ['the seats speak in turn', false, [-1200, -1000, -800, -600, -400, -200], ''],
  ['under reduced motion, one seat is larger and none moves', true, [], 'scale(1.9)'],
])('in the spinner', (what, isReduced, delays, transform) => {
  test(what, () => {
    const animate = jest.fn();
    SVGElement.prototype.animate = animate;
    window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
    const seats = [...render(<RingSpinner />).container.querySelectorAll('circle')];
    expect(animate.mock.calls.map(([, { delay }]) => delay as number)).toEqual(delays);
    expect(seats[SPEAKER]!.style.transform).toBe(transform);
  });
});
