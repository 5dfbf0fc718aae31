/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazyPart, type LazyPart } from './lazy-part';
import { useLazyPart } from './use-lazy-part';

afterEach(cleanup);

function Page({ part, need }: { readonly part: LazyPart<string>; readonly need: unknown }) {
  return <p>{useLazyPart(part, need) ?? 'nothing'}</p>;
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
