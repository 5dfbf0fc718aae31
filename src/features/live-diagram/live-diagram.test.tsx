/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { drawDiagram } from './draw-diagram';
import { UndrawnDiagram } from './undrawn-diagram';
import { NOT_DRAWN, reduceLiveDiagram, toPicture } from './live-diagram-state';

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

test('MER-1 a picture that is too wide for a phone scrolls, as in a site built with a browser', async () => {
  draw.mockResolvedValue({ src: 'data:a', width: 700, height: 20 });
  const { container } = await act(async () => render(diagram));
  expect(container.querySelector('figure')?.className).toBe('diagram is-wide');
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

test('MER-2 a thrown value that is not an Error is reported too', () => {
  expect(reduceLiveDiagram(NOT_DRAWN, { type: 'failed', reason: 'offline' }).error).toBe('offline');
});

test("MER-2 the size of a picture is that of its view box, regardless of the library's size attributes", () => {
  const { src, width, height } = toPicture(
    '<svg id="a" width="100%" viewBox="-8 -8 120.4 60" style="max-width: 120px;"><rect width="5"/></svg>',
  );
  expect([width, height]).toEqual([121, 60]);
  expect(decodeURIComponent(src)).toBe(
    'data:image/svg+xml;charset=utf-8,<svg width="121" height="60" id="a" viewBox="-8 -8 120.4 60"><rect width="5"/></svg>',
  );
});
