import { canvasOf, type Canvas } from '../../../playgrounds/shared/layouts/types';
import { isObject, type Json } from '../json';
import type { Layout, Meeting, Person } from './entities';

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const DEFAULTS: Json = {
  show_names: true,
  show_label: true,
  recording_available: true,
  broadcast_available: true,
  reaction_available: true,
  layout_available: true,
  guest_token_available: true,
  lock_available: false,
  kick_available: true,
  suggest_guest_names: true,
  sfu_mode: 'ptp',
  widescreen: false,
  background_color: '#121212',
  audio_insert: 'audio_only',
  custom_fields: {},
};

/** Options of a new room: those sent, and the default of every other one. The layout is kept apart. */
export function startOptions(sent: unknown): Json {
  const { layout: _layout, ...options } = isObject(sent) ? sent : {};
  const color = options.background_color;
  return {
    ...DEFAULTS,
    ...options,
    background_color: typeof color === 'string' && COLOR.test(color) ? color : DEFAULTS.background_color,
  };
}

export function startLayout(sent: unknown): Layout {
  const kind = isObject(sent) && sent.layout === 'custom' ? 'custom' : 'auto';
  return { kind, name: null, map: null, users: null, voiceActivation: false };
}

/** Options as in answers, for everybody or for one person. */
export function shownOptions({ options, layout }: Meeting, person?: Person): Json {
  return {
    ...options,
    custom_fields: { ...(options.custom_fields as Json), ...person?.customFields },
    layout: layout.kind,
    layout_users: layout.users,
    layout_name: layout.name,
    layout_map: layout.map,
    voice_activation: layout.voiceActivation,
  };
}

/** Whether a feature is switched on in a room. */
export function isAvailable(
  { options }: Meeting,
  feature: 'recording' | 'broadcast' | 'layout' | 'lock' | 'kick' | 'guest_token',
): boolean {
  return options[`${feature}_available`] === true;
}

export function canvasOfMeeting({ options }: Meeting): Canvas {
  return canvasOf(options.widescreen === true);
}
