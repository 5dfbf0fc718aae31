/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSteps } from './use-steps';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Page({ last }: { readonly last: number }) {
  return <p>{useSteps(last)}</p>;
}

const text = () => screen.getByRole('paragraph').textContent;
const frame = () => act(async () => jest.advanceTimersToNextFrame());

test('counts by one in each frame, up to the last', async () => {
  render(<Page last={3} />);
  const seen = [text()];
  for (let frames = 0; frames < 4; frames += 1) {
    await frame();
    seen.push(text());
  }
  expect(seen).toEqual(['1', '2', '3', '3', '3']);
});
