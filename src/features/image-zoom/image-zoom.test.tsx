/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ImageZoom } from './image-zoom';

const CONTENT =
  '<p><img data-zoom="" src="/a.png" alt="A room" width="1600" height="900"></p>' +
  '<a href="/docs"><img data-zoom="" src="/b.png" alt="Linked"></a>' +
  '<div class="diagram-frame" tabindex="0" role="group" aria-label="Diagram: Flow"><img src="/light.svg" alt="Flow" style="display:none"><img src="/dark.svg" alt="Flow"></div>';

beforeEach(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  render(
    <>
      <main dangerouslySetInnerHTML={{ __html: CONTENT }} />
      <ImageZoom />
    </>,
  );
});
afterEach(cleanup);
const dialogPicture = () => document.querySelector('dialog[open] img')?.getAttribute('src') ?? null;

test('MDX-1 a content image opens at full size by click, and the focus returns when it closes', async () => {
  const image = screen.getByRole('button', { name: 'A room' });
  fireEvent.click(image);
  await screen.findByRole('dialog');
  expect(document.querySelector('dialog[open] img')?.outerHTML).toContain('width="1600" height="900"');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialogPicture()).toBeNull();
  expect(document.activeElement).toBe(image);
});

test('MDX-1 a content image can be focused and opened with the keyboard', async () => {
  const image = screen.getByRole('button', { name: 'A room' });
  expect(image.tabIndex).toBe(0);
  fireEvent.keyDown(image, { key: 'Enter' });
  await screen.findByRole('dialog');
  expect(dialogPicture()).toMatch(/a\.png$/);
});

test('MDX-1 an image inside a link stays a link', () => {
  fireEvent.click(screen.getByAltText('Linked'));
  expect(dialogPicture()).toBeNull();
  expect(screen.getByAltText('Linked').hasAttribute('role')).toBe(false);
});

test('MER-1 a diagram opens with the picture of the current color mode', async () => {
  fireEvent.keyDown(screen.getByRole('group', { name: 'Diagram: Flow' }), { key: 'Enter' });
  await screen.findByRole('dialog');
  expect(dialogPicture()).toMatch(/dark\.svg$/);
});
