import { parseMap, toMap } from '../../../playgrounds/shared/layouts/parse-map';
import { isLayoutName, LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { defined } from '../json';
import type { Layout, Meeting } from '../state/entities';
import { optionsUpdate } from '../state/events';
import { commit } from '../state/meetings';
import { canvasOfMeeting, isAvailable } from '../state/room-options';
import { CallError, ERRORS, refuse, type MemberCall } from './answer';

interface LayoutBody {
  readonly layout?: 'auto' | 'custom';
  readonly name?: string;
  readonly map?: unknown;
  readonly users?: readonly string[];
  readonly show_names?: boolean;
  readonly voice_activation?: boolean;
  readonly audio_insert?: string;
  readonly audio_insert_position?: unknown;
}

export const setLayout: MemberCall = (world, { meeting, body }) => {
  if (!isAvailable(meeting, 'layout')) throw new CallError(405, ERRORS.notAvailable);
  const sent = body as LayoutBody;
  const { show_names, audio_insert, audio_insert_position } = sent;
  const after: Meeting = {
    ...meeting,
    layout: { ...nextLayout(meeting, sent), voiceActivation: sent.voice_activation ?? meeting.layout.voiceActivation },
    options: { ...meeting.options, ...defined({ show_names, audio_insert, audio_insert_position }) },
  };
  commit(world, meeting, after, [optionsUpdate(after)]);
  return { status: 200 };
};

function nextLayout(meeting: Meeting, { layout, name, map, users }: LayoutBody): Layout {
  const before = meeting.layout;
  if (map !== undefined) {
    const { spots, problems } = parseMap(map, canvasOfMeeting(meeting));
    if (!spots) refuse('map', `the layout configuration is invalid (${problems.map(reason).join('; ')})`);
    return { ...before, kind: layout ?? 'auto', name: name ?? null, map: toMap(spots), users: users ?? null };
  }
  if (name !== undefined && !isLayoutName(name)) refuse('name', `must be one of ${LAYOUT_NAMES.join(', ')}`);
  // A named layout without a list of users has no effect.
  if (name !== undefined && users === undefined) return before;
  if (name !== undefined) return { ...before, kind: layout ?? 'auto', name, map: null, users: users ?? null };
  if (users !== undefined) return { ...before, kind: layout ?? 'auto', users };
  // Alone, `auto` resets everything but the options.
  return layout === 'auto' ? { ...before, kind: 'auto', name: null, map: null, users: null } : keep(before, layout);
}

function keep(before: Layout, layout: LayoutBody['layout']): Layout {
  return { ...before, kind: layout ?? before.kind };
}

/** `Spot 1 reaches to x 1300: …` becomes `spot 1 reaches to x 1300: …`. */
function reason(problem: string): string {
  return `${problem.charAt(0).toLowerCase()}${problem.slice(1).replace(/\.$/, '')}`;
}
