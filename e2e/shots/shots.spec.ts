// npm run shots: writes one picture of each state, width and color mode into SHOTS_FOLDER.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileOf, MODES, WIDTHS } from '../../tools/shots/pictures';
import { openState, STATES } from '../support/states';
import { holdStill, takeStill } from '../support/still-page';

const folder = process.env.SHOTS_FOLDER;
const only = new RegExp(process.env.SHOTS_ONLY ?? '');

for (const state of STATES.filter(({ name }) => only.test(name)))
  for (const { width, height } of WIDTHS)
    for (const mode of MODES)
      test(`${state.name} ${width} ${mode}`, async ({ page, baseURL }) => {
        if (folder === undefined) throw new Error('SHOTS_FOLDER is not set: run npm run shots.');
        await page.setViewportSize({ width, height });
        await holdStill(page, mode, baseURL ?? '');
        await openState(page, state);
        writeFileSync(join(folder, fileOf({ state: state.name, width, mode })), await takeStill(page));
      });
