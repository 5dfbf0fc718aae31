import type { SiteConfig } from '../../site/config/site-config';
import { newIssueUrl } from './issue-url';

export const QUESTIONS = { page: STRINGS.feedback.questionOfPage, sample: STRINGS.feedback.questionOfSample } as const;

/** The configuration of the question. */
export type FeedbackConfig = NonNullable<SiteConfig['feedback']>;

/**
 * The static part of the question: it stands in the HTML of pages, and below a sample once a reader asks for it. Only
 * the link works without scripts.
 *
 * @param path of the page, with the base path
 */
export function questionHtml(kind: keyof typeof QUESTIONS, path: string, { issuesUrl }: FeedbackConfig): string {
  const button = (answer: string, text: string): string =>
    `<button type="button" class="feedback-button" data-feedback-answer="${answer}" aria-pressed="false">${text}</button>`;
  const issue = newIssueUrl(issuesUrl, `Documentation: ${path}`, `Page: ${path}\n\n`).replaceAll('&', '&amp;');
  return [
    `<div class="feedback" role="group" aria-label="${QUESTIONS[kind]}" tabindex="-1" data-feedback="${kind}">`,
    `<p class="feedback-question">${QUESTIONS[kind]}</p>`,
    `<p class="feedback-answers">${button('yes', STRINGS.feedback.yes)}${button('no', STRINGS.feedback.no)}</p>`,
    `<p class="feedback-issue"><a href="${issue}" target="_blank" rel="noopener noreferrer" data-external="">` +
      `${STRINGS.feedback.report}<span class="visually-hidden"> ${STRINGS.common.opensInNewTab}</span></a></p>`,
    `<div data-feedback-form=""></div></div>`,
  ].join('');
}
