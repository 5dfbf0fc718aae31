/** Keys that the body of an imported layout may have: those of the request, and those of links. */
export const BODY_KEYS: readonly string[] = [
  'layout',
  'name',
  'map',
  'users',
  'show_names',
  'voice_activation',
  'widescreen',
  'sources',
  'audio_insert',
  'audio_insert_position',
];
