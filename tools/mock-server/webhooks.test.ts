import { createHmac } from 'node:crypto';
import { deliverMeeting } from './test-support.deliveries';

test('sends signed events to a server', async () => {
  const received = await deliverMeeting('YOUR_API_KEY');
  expect(received.length).toBeGreaterThan(1);
  for (const { signature, body } of received)
    expect(signature).toBe(createHmac('sha256', 'YOUR_API_KEY').update(body).digest('hex'));
});
