/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { MobileToc } from './mobile-toc';

test('DOC-5 the button above the content opens the list, in a named navigation', () => {
  render(<MobileToc entries={[{ id: 'use', html: 'Use <code>join()</code>', children: [] }]} />);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'On this page' });
  const list = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect([button.getAttribute('aria-expanded'), list.hasAttribute('data-collapsed')]).toEqual(['false', true]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), list.hasAttribute('data-collapsed')]).toEqual(['true', false]);
  expect(list.querySelector('a[href="#use"] code')?.textContent).toBe('join()');
});
