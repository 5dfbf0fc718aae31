import { MAP_LIMIT, overlaps } from './layouts/parse-map';
import { NAME_WIDTH } from './layouts/name-label';
import { canvasOf } from './layouts/types';
import type { Box, LayoutPlan } from './types';

/**
 * A remark about a plan. The server rejects an `error`, a `warning` is often a mistake, and a `note` is just good to
 * know.
 */
export interface Finding {
  readonly level: 'error' | 'warning' | 'note';
  readonly text: string;
}

/** Below this size in pixels, people are hard to recognize. */
const SMALL_BOX = { width: 120, height: 68 } as const;

/**
 * Returns all findings for a plan, errors first.
 *
 * @param known ids of existing participants and sources; any other entry of `users` keeps its spot vacant
 */
export function checkPlan(plan: LayoutPlan, known: ReadonlySet<string>): Finding[] {
  return [
    ...countFindings(plan),
    ...plan.boxes.flatMap((box, index) => areaFindings(plan, box, index + 1)),
    ...overlapFindings(plan),
    ...userFindings(plan, known),
    ...nameFindings(plan),
  ].sort((one, other) => LEVEL_ORDER.indexOf(one.level) - LEVEL_ORDER.indexOf(other.level));
}

const LEVEL_ORDER: readonly Finding['level'][] = ['error', 'warning', 'note'];

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

function countFindings({ boxes, layout, voiceActivation }: LayoutPlan): Finding[] {
  return [
    ...(boxes.length === 0 ? [error(`The map has no boxes: add one. Allowed: 1 to ${MAP_LIMIT}.`)] : []),
    ...(boxes.length > MAP_LIMIT
      ? [
          error(
            `The map contains ${boxes.length} boxes: remove ${boxes.length - MAP_LIMIT}. Allowed: 1 to ${MAP_LIMIT}.`,
          ),
        ]
      : []),
    ...(voiceActivation && layout === 'custom'
      ? [warning('Voice activation works only with layout auto. With custom, nobody changes spots.')]
      : []),
  ];
}

function areaFindings(plan: LayoutPlan, { x, y, width, height }: Box, number: number): Finding[] {
  const canvas = canvasOf(plan.widescreen);
  const outside = [
    ...(x < 0 ? [`begins at x ${x}, left of the canvas`] : []),
    ...(y < 0 ? [`begins at y ${y}, above the canvas`] : []),
    ...(x + width > canvas.width ? [`reaches to x ${x + width}, but the canvas ends at ${canvas.width}`] : []),
    ...(y + height > canvas.height ? [`reaches to y ${y + height}, but the canvas ends at ${canvas.height}`] : []),
  ];
  const empty = [
    ...(width <= 0 ? [`has the width ${width}`] : []),
    ...(height <= 0 ? [`has the height ${height}`] : []),
  ];
  return [
    ...empty.map((words) => error(`Box ${number} ${words}: it must be above 0.`)),
    ...outside.map((words) => error(`Box ${number} is outside the canvas: it ${words}.`)),
    ...(empty.length === 0 && (width < SMALL_BOX.width || height < SMALL_BOX.height)
      ? [
          warning(
            `Box ${number} is very small, ${width}x${height}: people are hard to recognise below ${SMALL_BOX.width}x${SMALL_BOX.height}.`,
          ),
        ]
      : []),
  ];
}

function overlapFindings({ boxes }: LayoutPlan): Finding[] {
  return overlaps(boxes).map(([one, other]) =>
    warning(`Boxes ${one} and ${other} overlap: box ${other} is drawn on top.`),
  );
}

function userFindings({ boxes }: LayoutPlan, known: ReadonlySet<string>): Finding[] {
  const first = new Map<string, number>();
  return boxes.flatMap(({ user }, index) => {
    if (user === '') return [];
    const earlier = first.get(user);
    if (earlier !== undefined)
      return known.has(user)
        ? [warning(`Spots ${earlier} and ${index + 1} both name "${user}": a source can have only one spot.`)]
        : [];
    first.set(user, index + 1);
    return known.has(user) ? [] : [note(`Spot ${index + 1} stays vacant: "${user}" is not an id in this preview.`)];
  });
}

function nameFindings({ boxes, showNames }: LayoutPlan): Finding[] {
  const narrow = showNames
    ? boxes.flatMap(({ width }, index) => (width > 0 && width < NAME_WIDTH ? [index + 1] : []))
    : [];
  if (narrow.length === 0) return [];
  return [
    note(
      `Names become initials in ${narrow.length === 1 ? 'spot' : 'spots'} ${joinNumbers(narrow)}: narrower than ${NAME_WIDTH} pixels.`,
    ),
  ];
}

/** `1, 2 and 3` */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

const error = (text: string): Finding => ({ level: 'error', text });
const warning = (text: string): Finding => ({ level: 'warning', text });
const note = (text: string): Finding => ({ level: 'note', text });
