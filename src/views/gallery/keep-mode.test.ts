/** @jest-environment jsdom */
import { keepMode } from './keep-mode';

test('the mode stays after another one was chosen, until it is no longer kept', async () => {
  const { dataset } = document.documentElement;
  const end = keepMode('dark');
  expect(dataset.theme).toBe('dark');
  dataset.theme = 'light';
  await Promise.resolve();
  expect(dataset.theme).toBe('dark');
  end();
  dataset.theme = 'light';
  await Promise.resolve();
  expect(dataset.theme).toBe('light');
});
