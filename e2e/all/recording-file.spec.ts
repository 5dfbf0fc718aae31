import { expect, test } from '@playwright/test';
import { recordingFile } from '../../src/mock/shared/recording-file';

test('a browser plays the recordings of the mock API from beginning to end', async ({ page }) => {
  const url = `data:video/webm;base64,${Buffer.from(recordingFile(3)).toString('base64')}`;
  const played = await page.evaluate(async (src) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = src;
    await video.play();
    await new Promise((resolve, reject) => {
      video.onended = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    const { duration, currentTime, videoWidth, videoHeight } = video;
    return { duration, currentTime, videoWidth, videoHeight };
  }, url);
  expect(played).toEqual({ duration: 3, currentTime: 3, videoWidth: 64, videoHeight: 36 });
});
