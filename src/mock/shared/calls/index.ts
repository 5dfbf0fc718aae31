import type { Call, MemberCall } from './answer';
import { setLayout } from './layout';
import { createRoom, endRoom, endRoomById, getRoom, listRooms, lockRoom } from './rooms';
import { getUser, listUsers, registerGuest, removeUser } from './users';

/** Calls with an access key, by operation id. */
export const MEMBER_CALLS: Readonly<Record<string, MemberCall>> = {
  getRoom,
  endRoom,
  lockRoom,
  getUser,
  removeUser,
  setLayout,
};

/** All other calls, by operation id. */
export const CALLS: Readonly<Record<string, Call>> = {
  createRoom,
  listRooms,
  endRoomById,
  listUsers,
  registerGuest,
};
