import { svgUrl } from '../../hooks/draw-svg';
import { describePicture, drawMeeting, nameBarHeight } from '../../mock/shared/draw-meeting';
import type { MeetingPicture } from '../../mock/shared/types';
import { CANVAS, composeMeeting, drawScreen, type ShownMeeting } from './meeting-picture';

/** Milliseconds from one drawing to the next. */
const PERIOD = 100;
/** How far people move up and down, as a share of their spot. */
const SWAY = 0.02;

/** A canvas with drawn people. */
export interface MeetingCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly show: (meeting: ShownMeeting) => void;
  readonly stop: () => void;
}

/** Creates a canvas and draws on it until it is stopped. For readers who want less motion, people stand still. */
export function createMeetingCanvas(meeting: ShownMeeting): MeetingCanvas {
  const canvas = Object.assign(document.createElement('canvas'), CANVAS);
  canvas.setAttribute('role', 'img');
  const context = canvas.getContext('2d');
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let current = { meeting, picture: composeMeeting(meeting), image: undefined as HTMLImageElement | undefined };

  const show = (next: ShownMeeting): void => {
    const picture = composeMeeting(next);
    canvas.setAttribute('aria-label', describe(next, picture));
    const image = new Image();
    current = { meeting: next, picture, image: current.image };
    const drawn = current;
    image.onload = () => {
      if (drawn === current) current = { ...current, image };
    };
    image.src = svgUrl(drawMeeting(picture));
  };
  const draw = (): void => {
    const { image, picture, meeting: now } = current;
    if (!context || !image) return;
    context.drawImage(image, 0, 0);
    if (!isStill) sway(context, image, picture, performance.now());
    if (now.isPresenting) drawScreen(context);
  };
  show(meeting);
  // Also for people who stand still: a stream of a canvas has a picture only after something has been drawn.
  const timer = setInterval(draw, PERIOD);
  return { canvas, show, stop: () => clearInterval(timer) };
}

function describe({ isPresenting }: ShownMeeting, picture: MeetingPicture): string {
  const text = describePicture(picture);
  return isPresenting ? `${STRINGS.frames.screenIsShared} ${text}` : text;
}

/** Draws people a little higher or lower, each in a rhythm of its own. */
function sway(context: CanvasRenderingContext2D, image: HTMLImageElement, { spots }: MeetingPicture, time: number) {
  spots.forEach(({ x, y, width, height, kind }, index) => {
    if (kind !== 'person') return;
    // Names stand still.
    const moving = height - nameBarHeight(height);
    const margin = height * SWAY;
    const offset = Math.sin(time / (700 + index * 130) + index) * margin;
    context.drawImage(image, x, y + margin + offset, width, moving - 2 * margin, x, y, width, moving);
  });
}
