import type { Layer, Meeting, ZIndex } from '../state/entities';
import { podiumUpdate } from '../state/events';
import { layerKey } from '../state/layer-key';
import { canvasOfMeeting } from '../state/room-options';
import type { World } from '../state/world';
import { CallError, ERRORS, found, refuse, type MemberCall } from './answer';
import { readImage } from './images';

export const addLayer: MemberCall = async (world, { meeting, body, files }) => {
  const { url, id = null } = body as { url?: string; id?: string };
  const zIndex = (body['z-index'] as ZIndex | undefined) ?? '1';
  const file = files.get('file');
  const name = file ? 'file' : 'url';
  const layer = checkImage(name, file ?? (await download(world, url ?? '')));
  const { width, height } = canvasOfMeeting(meeting);
  if (zIndex === '1' && (layer.width > width || layer.height > height)) refuse(name, 'is larger than the canvas');
  // A download takes a while, in which the meeting may have changed.
  const current = found(world.meetings.get(meeting.id));
  if (current.ended) throw new CallError(410, ERRORS.expired);
  world.layers.put(layerKey(meeting, zIndex), layer);
  changeLayers(world, current, { ...current.layers, [zIndex]: { id } });
  return { status: 201 };
};

export const removeLayer: MemberCall = (world, { meeting, path }) => {
  const zIndex = path.Z_INDEX as ZIndex;
  const { [zIndex]: removed, ...layers } = meeting.layers;
  found(removed);
  world.layers.delete(layerKey(meeting, zIndex));
  changeLayers(world, meeting, layers);
  return { status: 200 };
};

/** Stores the layers of a meeting and announces them: another image with the same id is a change too. */
function changeLayers(world: World, meeting: Meeting, layers: Meeting['layers']): void {
  const after = { ...meeting, layers };
  world.meetings.put(after.id, after);
  if (after.ready) world.emit(after.id, podiumUpdate(after));
}

function checkImage(name: string, bytes: Uint8Array): Layer {
  try {
    return readImage(bytes);
  } catch (error) {
    return refuse(name, (error as Error).message);
  }
}

async function download(world: World, url: string): Promise<Uint8Array> {
  try {
    return await world.host.fetchFile(url);
  } catch {
    return refuse('url', 'cannot be fetched');
  }
}
