import type { Webhook } from '../state/entities';
import { CallError, ERRORS, found, type Call } from './answer';

/** A new registration takes the place of the old one. */
export const registerWebhook: Call = (world, { body }) => {
  const { url, types } = body as { url: string; types: string };
  for (const { id } of world.webhooks.list()) world.webhooks.delete(id);
  const webhook: Webhook = {
    id: `wh_${world.text(8)}`,
    url,
    types: [...new Set(types.split(','))],
    lastRequestSentAt: null,
    lastResponseCode: null,
  };
  world.webhooks.put(webhook.id, webhook);
  world.notify('ping', {});
  return { status: 201 };
};

export const getWebhook: Call = (world) => {
  const { id, url, types, lastRequestSentAt, lastResponseCode } = found(world.webhooks.list()[0]);
  return {
    status: 200,
    json: { id, url, types, last_request_sent_at: lastRequestSentAt, last_response_code: lastResponseCode },
  };
};

export const deleteWebhook: Call = (world, { path }) => {
  const id = path.WEBHOOK_ID ?? '';
  if (!world.webhooks.get(id)) throw new CallError(404, ERRORS.notFound);
  world.webhooks.delete(id);
  return { status: 204 };
};
