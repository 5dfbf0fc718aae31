import type { Call, MemberCall } from './answer';
import { startBroadcast, stopBroadcast, updateBroadcast } from './broadcasts';
import { forwardComposed, forwardPlayback, forwardSource, stopForward } from './forwards';
import { addLayer, removeLayer } from './layers';
import { setLayout } from './layout';
import { sendMessage } from './messages';
import {
  addPermalinkHost,
  createPermalink,
  deletePermalink,
  getPermalink,
  joinPermalink,
  listPermalinks,
  lookUpPermalink,
  removePermalinkHost,
  updatePermalink,
} from './permalinks';
import { startPlayback, stopPlayback } from './playbacks';
import { deleteRecording, getRecording, listRecordings, startRecording, stopRecording } from './recordings';
import { createRoom, endRoom, endRoomById, getRoom, listRooms, lockRoom } from './rooms';
import { deleteSnapshot, getRoomSnapshot, getSnapshot, listSnapshots, takeSnapshot } from './snapshots';
import { getUser, listUsers, registerGuest, removeUser } from './users';
import { deleteWebhook, getWebhook, registerWebhook } from './webhooks';

/** Calls with an access key, by operation id. */
export const MEMBER_CALLS: Readonly<Record<string, MemberCall>> = {
  getRoom,
  endRoom,
  lockRoom,
  getUser,
  removeUser,
  setLayout,
  addLayer,
  removeLayer,
  startPlayback,
  stopPlayback,
  sendMessage,
  startRecording,
  stopRecording,
  takeSnapshot,
  getRoomSnapshot,
  startBroadcast,
  updateBroadcast,
  stopBroadcast,
};

/** All other calls, by operation id. */
export const CALLS: Readonly<Record<string, Call>> = {
  createRoom,
  listRooms,
  endRoomById,
  listUsers,
  registerGuest,
  getRecording,
  deleteRecording,
  listRecordings,
  getSnapshot,
  deleteSnapshot,
  listSnapshots,
  forwardSource,
  forwardComposed,
  forwardPlayback,
  stopForward,
  createPermalink,
  listPermalinks,
  getPermalink,
  lookUpPermalink,
  updatePermalink,
  deletePermalink,
  joinPermalink,
  addPermalinkHost,
  removePermalinkHost,
  registerWebhook,
  getWebhook,
  deleteWebhook,
};
