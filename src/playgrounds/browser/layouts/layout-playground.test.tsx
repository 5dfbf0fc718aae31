/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { LayoutPlayground } from './layout-playground';

afterEach(cleanup);

beforeEach(async () => {
  render(
    <LayoutPlayground
      renderRequest={() => null}
      renderSend={() => null}
      renderPanels={(panels) => panels.map(({ value, content }) => <Fragment key={value}>{content}</Fragment>)}
    />,
  );
  await screen.findByRole('region', { name: 'Output' });
});

test('PLAY-LAYOUT the zoom button says how large the canvas is shown, and enlarges it', () => {
  const zoom = screen.getByRole('button', { name: /^Zoom/ });
  const shown: (string | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    const stage = screen.getByRole('application').parentElement;
    shown.push(
      `${zoom.textContent}, ${stage?.style.getPropertyValue('--zoom')}, ${stage?.hasAttribute('data-zoomed')}`,
    );
    fireEvent.click(zoom);
  }
  expect(shown).toEqual(['Zoom 100 %, 1, false', 'Zoom 200 %, 2, true', 'Zoom 400 %, 4, true', 'Zoom 100 %, 1, false']);
});

test('PLAY-LAYOUT the picture is saved as SVG, and a browser that draws no PNG is reported', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no decoder'));
  fireEvent.click(screen.getByRole('button', { name: 'Picture as SVG' }));
  await screen.findByText('Saved as layout.svg.');
  expect(names).toEqual(['layout.svg']);
  expect(files.map(({ type }) => type)).toEqual(['image/svg+xml']);
  fireEvent.click(screen.getByRole('button', { name: 'Picture as PNG' }));
  await screen.findByText(/^The browser could not draw the picture/);
  expect(files).toHaveLength(1);
});
