/** @jest-environment jsdom */
import type { RefObject } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazyPart, type LazyPart } from './lazy-part';
import { useLazyPart } from './use-lazy-part';

afterEach(cleanup);

interface PageProps {
  readonly part: LazyPart<string>;
  readonly need: unknown;
  readonly control?: RefObject<HTMLElement | null>;
}

function Page({ part, need, control }: PageProps) {
  return <p>{useLazyPart(part, need, control) ?? 'nothing'}</p>;
}

test('loads the code of a part once it is needed, and only once', async () => {
  const fetch = jest.fn(() => Promise.resolve('the part'));
  const part = lazyPart(fetch);
  const { rerender } = render(<Page part={part} need={null} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Page part={part} need="first" />);
  expect(await screen.findByText('the part')).toBeTruthy();
  rerender(<Page part={part} need="second" />);
  expect(screen.getByText('the part')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('after a failure another need or a restored connection loads the code again', async () => {
  const fetch = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('offline')));
  const part = lazyPart(fetch);
  const { rerender } = render(<Page part={part} need="first" />);
  await act(() => Promise.resolve());
  rerender(<Page part={part} need="second" />);
  await act(() => Promise.resolve());
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockImplementation(() => Promise.resolve('the part'));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('the part')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the control is busy while the code is being loaded, and followed by an alert after a failure', async () => {
  const attempts: { readonly resolve: (text: string) => void; readonly reject: (error: Error) => void }[] = [];
  const part = lazyPart(() => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })));
  const control = { current: document.body.appendChild(document.createElement('img')) };
  const isBusy = () => control.current.getAttribute('aria-busy') === 'true';
  render(<Page part={part} need="picture" control={control} />);
  expect(isBusy()).toBe(true);
  await act(async () => attempts[0]?.reject(new Error('offline')));
  expect(isBusy()).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Check the connection');
  fireEvent(window, new Event('online'));
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('');
  await act(async () => attempts[1]?.resolve('the part'));
  expect(screen.getByText('the part')).toBeTruthy();
  expect(isBusy()).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
