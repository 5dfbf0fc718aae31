import { escapeHtml } from '../../site/escape-html';
import type { SiteConfig } from '../../site/config/site-config';

/** The configuration of the question. */
export type FeedbackConfig = NonNullable<SiteConfig['feedback']>;

/**
 * The question in the HTML of a page. Only its link works without scripts, and it is alone if nothing takes answers.
 *
 * @param path of the page, with the base path
 */
export function questionHtml(path: string, { url, issuesUrl }: FeedbackConfig): string {
  const button = (answer: string, text: string): string =>
    `<button type="button" class="feedback-button" data-feedback-answer="${answer}" aria-pressed="false">${escapeHtml(text)}</button>`;
  const issue = `${issuesUrl}?${new URLSearchParams({ title: `Documentation: ${path}`, body: `Page: ${path}\n\n` })}`;
  const question = escapeHtml(STRINGS.feedback.question);
  const answers = [
    `<p class="feedback-question">${question}</p>`,
    `<p class="feedback-answers">${button('yes', STRINGS.feedback.yes)}${button('no', STRINGS.feedback.no)}</p>`,
    `<p role="status" class="feedback-status"></p>`,
  ];
  return [
    `<div class="feedback" role="group" aria-label="${question}" data-feedback="">`,
    ...(url === undefined ? [] : answers),
    `<p class="feedback-issue"><a href="${escapeHtml(issue)}" target="_blank" rel="noopener noreferrer" data-external="">` +
      `${escapeHtml(STRINGS.feedback.report)}<span class="visually-hidden"> ${escapeHtml(STRINGS.common.opensInNewTab)}</span></a></p>`,
    `</div>`,
  ].join('');
}
