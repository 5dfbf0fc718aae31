import type { Message } from '../state/entities';
import { messageEvent } from '../state/events';
import type { MemberCall } from './answer';

export const sendMessage: MemberCall = (world, { meeting, person, body }) => {
  const { type, content } = body as Pick<Message, 'type' | 'content'>;
  const message: Message = { type, content, userId: person.id };
  if (meeting.ready) world.emit(meeting.id, messageEvent(message, world.time()));
  else world.meetings.put(meeting.id, { ...meeting, waiting: [...meeting.waiting, message] });
  return { status: 201 };
};
