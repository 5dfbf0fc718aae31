import { embedCode } from './embed-code';
import { startPlan } from './layout-plan';
import { decodePlan } from './url-state';

const site = { url: 'https://docs.zeta.example', baseUrl: '/portal/' };

test('the frame shows the plan, below the base path, in the shape of its canvas', () => {
  const code = embedCode({ ...startPlan(), voiceActivation: true }, site);
  const address = new URL(/src="([^"]+)"/.exec(code)?.[1] ?? '');
  expect(address.origin + address.pathname).toBe('https://docs.zeta.example/portal/embed/layout.html');
  expect(decodePlan(address.hash)?.value).toEqual({ ...startPlan(), voiceActivation: true });
  expect(code).toContain('title="Layout present-lower-3" width="640" height="424"');
  expect(embedCode({ ...startPlan(), widescreen: false }, site)).toContain('height="544"');
});

test('a name cannot end the attribute or the element', () => {
  const code = embedCode({ ...startPlan(), preset: null, mapName: '"><script>&' }, site);
  expect(code).toContain('title="&quot;>&lt;script>&amp;"');
});
