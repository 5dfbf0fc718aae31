/** @jest-environment jsdom */
import { questionHtml } from './question-html';
import { startFeedback } from './start-feedback';

const sample = '<figure data-code-block><span class="code-actions"></span></figure>';
const openers = (): number => document.querySelectorAll('figure [data-feedback-sample]').length;
const observed = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test('in development, samples that an edit adds to the open page have the question, each once', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const feedback = { issuesUrl: 'https://a.example/issues' };
  document.body.innerHTML = `<article><div class="prose">${sample}</div>${questionHtml('page', '/', feedback)}</article>`;
  startFeedback({ feedback, mayTellSearches: () => false });
  expect(openers()).toBe(1);
  document.querySelector('.prose')?.insertAdjacentHTML('beforeend', sample);
  await observed();
  expect(openers()).toBe(2);
  // Otherwise the end of the test would be observed.
  document.body.replaceChildren();
  await observed();
});
