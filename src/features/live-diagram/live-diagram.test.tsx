/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawDiagram } from './draw-diagram';
import { UndrawnDiagram } from './undrawn-diagram';

jest.mock('./draw-diagram');
const draw = jest.mocked(drawDiagram);

const diagram = (
  <UndrawnDiagram source="graph TD" title="Joining" description="Who asks whom.">
    <pre>graph TD</pre>
  </UndrawnDiagram>
);
const picture = (src: string) => ({ src, width: 30, height: 20 });

beforeEach(() => {
  document.documentElement.dataset.theme = 'light';
  draw.mockReset();
});
afterEach(cleanup);

test('MER-2 without scripts the source is readable', () => {
  expect(renderToString(diagram)).toBe('<pre>graph TD</pre>');
});

test('MER-2 the picture replaces the source, with its size and text alternative', async () => {
  draw.mockResolvedValue(picture('data:a'));
  await act(async () => render(diagram));
  const image = screen.getByRole('img', { name: 'Joining. Who asks whom.' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    'data:a',
    '30',
    '20',
  ]);
  expect(screen.queryByText('graph TD')).toBeNull();
});

test('MER-2 another color mode redraws the diagram, and the old picture stays until then', async () => {
  draw.mockImplementation((_source, mode) =>
    mode === 'light' ? Promise.resolve(picture('data:light')) : Promise.reject(new Error('no')),
  );
  await act(async () => render(diagram));
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(draw.mock.calls).toEqual([
    ['graph TD', 'light'],
    ['graph TD', 'dark'],
  ]);
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:light');
  expect(screen.getByRole('alert').textContent).toContain('no');
});

test('MER-2 a failure shows its reason below the source, and "Try again" redraws the diagram', async () => {
  draw.mockRejectedValueOnce(new Error('Parse error on line 2')).mockResolvedValue(picture('data:b'));
  await act(async () => render(diagram));
  expect(screen.getByRole('alert').textContent).toContain('Parse error on line 2');
  expect(screen.getByText('graph TD')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:b');
});
