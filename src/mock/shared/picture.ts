import { nameLabel } from '../../playgrounds/shared/layouts/name-label';
import { arrange, isComposed } from './state/arrangement';
import type { Meeting, ZIndex } from './state/entities';
import { canvasOfMeeting } from './state/room-options';
import { layerKey } from './state/layer-key';
import type { World } from './state/world';
import type { MeetingPicture, PictureImage, PictureSpot } from './types';

/** The composed picture of a meeting. */
export function pictureOf(world: World, meeting: Meeting): MeetingPicture {
  const { options } = meeting;
  return {
    roomId: meeting.roomId,
    canvas: canvasOfMeeting(meeting),
    backgroundColor: String(options.background_color).toLowerCase(),
    background: layer(world, meeting, '-1'),
    spots: arrange(meeting).map(({ spot, content, person, playback }): PictureSpot => {
      const { x, y, width, height, fit } = spot;
      const shown = playback ? { id: playback.playId, name: playback.name } : person;
      const name = shown?.name && options.show_names === true ? nameLabel(shown.name, width) : null;
      const kind = playback ? 'playback' : person ? 'person' : content.kind === 'free' ? 'free' : 'reserved';
      return { x, y, width, height, fit, kind, id: shown?.id ?? null, who: shown?.name ?? undefined, name };
    }),
    foreground: layer(world, meeting, '1'),
  };
}

function layer(world: World, meeting: Meeting, zIndex: ZIndex): PictureImage | null {
  if (!meeting.layers[zIndex] || !isComposed(meeting)) return null;
  return world.layers.get(layerKey(meeting, zIndex)) ?? null;
}
