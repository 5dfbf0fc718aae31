/** @jest-environment jsdom */
import { createMeetingCanvas } from './meeting-canvas';
import { OTHERS } from './meeting-picture';

let drawn: number[] = [];
let wantsLessMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  drawn = [];
  const context = {
    drawImage: (...args: unknown[]) => void drawn.push(args.length),
    fillRect: () => void drawn.push(0),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  // jsdom loads no pictures.
  jest.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    this.onload?.(new Event('load'));
  });
  window.matchMedia = () => ({ matches: wantsLessMotion }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

/** What one drawing consists of: the picture (3 arguments), moving parts (9), areas of a screen (0). */
function partsOfDrawing(isPresenting = false): number[] {
  const { stop } = createMeetingCanvas({ people: OTHERS, isPresenting });
  jest.advanceTimersByTime(100);
  stop();
  return drawn.splice(0);
}

test('people move, but not for readers who want less motion', () => {
  wantsLessMotion = false;
  expect(partsOfDrawing()).toEqual([3, 9, 9]);
  wantsLessMotion = true;
  expect(partsOfDrawing()).toEqual([3]);
});

test('a shared screen is drawn, and said to be there', () => {
  wantsLessMotion = true;
  expect(partsOfDrawing(true)).toEqual([3, ...Array.from({ length: 7 }, () => 0)]);
  const { canvas, show, stop } = createMeetingCanvas({ people: OTHERS, isPresenting: true });
  expect(canvas.getAttribute('aria-label')).toMatch(/^A screen is shared\. Spot 1: Lena \(lena\)/);
  show({ people: [], isPresenting: false });
  expect(canvas.getAttribute('aria-label')).toBe('Nobody is shown.');
  stop();
});

test('nothing is drawn after the end', () => {
  const { stop } = createMeetingCanvas({ people: OTHERS, isPresenting: false });
  stop();
  jest.advanceTimersByTime(1000);
  expect(drawn).toEqual([]);
});
