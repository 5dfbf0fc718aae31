/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { siteConfig } from '../site/config/site-config';
import { PlaygroundLead } from './playground-lead';

const lead = (
  <PlaygroundLead text="What it is for." more="For details, see {page}." doc="rest/references/x" title="The page" />
);
const { off } = siteConfig;
afterEach(() => Object.assign(siteConfig, { off }));

test('it leads to no doc of an area that is off', () => {
  Object.assign(siteConfig, { off: ['docs/rest'] });
  const { container } = render(lead);
  expect(container.textContent).toBe('What it is for.');
});
