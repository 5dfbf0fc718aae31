import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startForTest } from '../../tools/mock-server/test-support';

test('the page of npm run mock shows a meeting that starts, and is accessible', async ({ page }) => {
  const server = await startForTest();
  try {
    await page.goto(server.url);
    await expect(page.getByText('No meeting is running.')).toBeVisible();
    const response = await fetch(`${server.url}/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'YOUR_API_KEY' },
      body: JSON.stringify({ id: 'harbour', name: 'Harbour watch', user: { name: 'Mara' } }),
    });
    expect(response.status).toBe(201);
    await server.api.forward(10_000);
    const picture = page.getByRole('img', { name: 'The picture of Harbour watch (harbour), with Mara' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  } finally {
    await server.close();
  }
});
