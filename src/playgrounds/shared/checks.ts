import { fill } from '../../site/fill';
import { plural } from '../../site/words';
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
    ...(boxes.length === 0 ? [error(fill(STRINGS.layouts.mapIsEmpty, { limit: MAP_LIMIT }))] : []),
    ...(boxes.length > MAP_LIMIT
      ? [
          error(
            fill(STRINGS.layouts.tooManyBoxes, {
              count: boxes.length,
              more: boxes.length - MAP_LIMIT,
              limit: MAP_LIMIT,
            }),
          ),
        ]
      : []),
    ...(voiceActivation && layout === 'custom' ? [warning(STRINGS.layouts.needsAuto)] : []),
  ];
}

function areaFindings(plan: LayoutPlan, { x, y, width, height }: Box, number: number): Finding[] {
  const canvas = canvasOf(plan.widescreen);
  const outside = [
    ...(x < 0 ? [fill(STRINGS.layouts.leftOf, { number, x })] : []),
    ...(y < 0 ? [fill(STRINGS.layouts.above, { number, y })] : []),
    ...(x + width > canvas.width ? [fill(STRINGS.layouts.rightOf, { number, x: x + width, end: canvas.width })] : []),
    ...(y + height > canvas.height ? [fill(STRINGS.layouts.below, { number, y: y + height, end: canvas.height })] : []),
  ];
  const empty = [
    ...(width <= 0 ? [fill(STRINGS.layouts.noWidth, { number, width })] : []),
    ...(height <= 0 ? [fill(STRINGS.layouts.noHeight, { number, height })] : []),
  ];
  return [
    ...empty.map(error),
    ...outside.map(error),
    ...(empty.length === 0 && (width < SMALL_BOX.width || height < SMALL_BOX.height)
      ? [
          warning(
            fill(STRINGS.layouts.verySmall, {
              number,
              size: `${width}x${height}`,
              limit: `${SMALL_BOX.width}x${SMALL_BOX.height}`,
            }),
          ),
        ]
      : []),
  ];
}

function overlapFindings({ boxes }: LayoutPlan): Finding[] {
  return overlaps(boxes).map(([one, other]) => warning(fill(STRINGS.layouts.overlap, { one, other })));
}

function userFindings({ boxes }: LayoutPlan, known: ReadonlySet<string>): Finding[] {
  const first = new Map<string, number>();
  return boxes.flatMap(({ user }, index) => {
    if (user === '') return [];
    const earlier = first.get(user);
    if (earlier !== undefined)
      return known.has(user) ? [warning(fill(STRINGS.layouts.sameUser, { one: earlier, other: index + 1, user }))] : [];
    first.set(user, index + 1);
    return known.has(user) ? [] : [note(fill(STRINGS.layouts.staysVacant, { number: index + 1, user }))];
  });
}

function nameFindings({ boxes, showNames }: LayoutPlan): Finding[] {
  const narrow = showNames
    ? boxes.flatMap(({ width }, index) => (width > 0 && width < NAME_WIDTH ? [index + 1] : []))
    : [];
  if (narrow.length === 0) return [];
  return [note(plural(narrow.length, STRINGS.layouts.initials, { numbers: joinNumbers(narrow), limit: NAME_WIDTH }))];
}

/** `1, 2 and 3` */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.length < 2
    ? numbers.join('')
    : fill(STRINGS.layouts.andLast, { numbers: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' });
}

const error = (text: string): Finding => ({ level: 'error', text });
const warning = (text: string): Finding => ({ level: 'warning', text });
const note = (text: string): Finding => ({ level: 'note', text });
