/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyPart } from '../hooks/lazy-part';
import { LazyTool } from './lazy-tool';

const Tool = () => <p>Tool</p>;
const page = (fetch: () => Promise<typeof Tool>) => (
  <LazyTool tool={lazyPart(fetch)}>
    <p>Drawing</p>
  </LazyTool>
);
afterEach(cleanup);

test('shows its children until the tool has loaded', async () => {
  expect(renderToString(page(() => Promise.resolve(Tool)))).toContain('Drawing');
  await act(async () => void render(page(() => Promise.resolve(Tool))));
  expect(screen.getByText('Tool')).toBeTruthy();
  expect(screen.queryByText('Drawing')).toBeNull();
});

test('shows an error if the tool cannot be loaded, and loads it when the reader tries again', async () => {
  const fetch = jest.fn<Promise<typeof Tool>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Tool);
  await act(async () => void render(page(fetch)));
  expect(screen.getByRole('alert').textContent).toContain('The playground could not be loaded. Check the connection.');
  expect(screen.getByText('Drawing')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('Tool')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
