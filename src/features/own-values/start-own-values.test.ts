/** @jest-environment jsdom */
import { areTabValuesShown, forgetTabValues, keepTabValues, showTabValues } from '../../hooks/tab-values';
import { startOwnValues } from './start-own-values';

const block = (code: string, attributes = '') =>
  `<figure data-code-block="" ${attributes}><figcaption><span class="code-actions"></span></figcaption>` +
  `<pre><code>${code}</code></pre></figure>`;
const SAMPLE =
  'ROOM_ID=<span class="string">"team-standup"</span>\nKEY=<span class="string">"YOUR_ACCESS_KEY"</span>\n';
const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 40));
const switches = () => [...document.querySelectorAll<HTMLElement>('[data-own-values-switch]')];
/** What the copy button takes. */
const codeText = (element: Element | undefined) => element?.querySelector('pre code')?.textContent.replace(/\n$/, '');
const blocks = () => [...document.querySelectorAll('[data-code-block]')];

beforeAll(() => startOwnValues());
beforeEach(() => {
  document.body.innerHTML = block(SAMPLE) + block('echo hello') + block(SAMPLE, 'data-live-code=""');
});
afterEach(() => forgetTabValues());

test('without values, samples have no switch', async () => {
  await nextFrame();
  expect(switches()).toHaveLength(0);
});

test('a switch shows and hides the values in every sample that they fit, and copying takes them', async () => {
  keepTabValues({ ROOM_ID: 'harbour', ACCESS_KEY: 'aB3' });
  await nextFrame();
  expect(switches().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false']);
  expect(blocks()[0]?.contains(switches()[0] ?? null)).toBe(true);
  expect(document.body.textContent).not.toContain('aB3');

  switches()[0]?.click();
  await nextFrame();
  expect(areTabValuesShown()).toBe(true);
  expect(blocks().map((element) => codeText(element))).toEqual([
    'ROOM_ID="harbour"\nKEY="aB3"',
    'echo hello',
    'ROOM_ID="team-standup"\nKEY="YOUR_ACCESS_KEY"',
  ]);
  expect(document.querySelector('[data-own-value="ACCESS_KEY"]')?.className).toContain('secret');
  expect(document.querySelector('[data-own-value="ROOM_ID"]')?.className).not.toContain('secret');

  switches()[0]?.click();
  await nextFrame();
  expect(document.querySelector('pre code')?.innerHTML).toBe(SAMPLE);
});

test('a new value, content that is shown later and forgetting reach the samples', async () => {
  keepTabValues({ ROOM_ID: 'harbour' });
  showTabValues(true);
  await nextFrame();
  keepTabValues({ ROOM_ID: 'pier' });
  document.body.insertAdjacentHTML('beforeend', block('ROOM_ID="team-standup"'));
  await nextFrame();
  expect(blocks().map((element) => codeText(element))).toEqual([
    'ROOM_ID="pier"\nKEY="YOUR_ACCESS_KEY"',
    'echo hello',
    'ROOM_ID="team-standup"\nKEY="YOUR_ACCESS_KEY"',
    'ROOM_ID="pier"',
  ]);
  forgetTabValues();
  await nextFrame();
  expect([switches().length, codeText(blocks()[0])]).toEqual([0, 'ROOM_ID="team-standup"\nKEY="YOUR_ACCESS_KEY"']);
});
