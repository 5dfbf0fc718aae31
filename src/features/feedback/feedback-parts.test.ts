/** @jest-environment jsdom */
import { feedbackSchema } from '../../site/feedback-schema';
import type { ContentNode } from '../../content/shared/tree/types';
import { describePage, describeSample } from './feedback-page';
import { newIssueUrl } from './issue-url';
import { questionHtml } from './question-html';
import { watchSearches } from './search-watch';
import { countMessage, isNewQuery, keepAnswer, PERIOD, readAnswer } from './tab-answers';

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta property="og:url" content="https://a.example/portal/docs/rooms">';
  document.body.innerHTML = '';
});

describe('tab answers', () => {
  test('the answer, the text and its changes stay in the tab', () => {
    expect(readAnswer('/a')).toEqual({ helpful: null, draft: '' });
    keepAnswer('/a', { helpful: true });
    keepAnswer('/a', { draft: 'x' });
    keepAnswer('/b', { helpful: false });
    expect(readAnswer('/a')).toEqual({ helpful: true, draft: 'x' });
    expect(readAnswer('/b')).toEqual({ helpful: false, draft: '' });
  });

  test.each(['{', 'null', '7', '{"answers":7,"queries":{},"times":"x"}', '[]'])(
    '%s in the storage is nothing',
    (text) => {
      sessionStorage.setItem('feedback', text);
      expect(readAnswer('/a')).toEqual({ helpful: null, draft: '' });
      expect(isNewQuery('x')).toBe(true);
      expect(countMessage()).toBe(0);
    },
  );

  test('20 messages in ten minutes are enough', () => {
    for (let count = 0; count < 20; count += 1) expect(countMessage(1000 * count)).toBe(0);
    expect(countMessage(20_000)).toBe(10);
    expect(countMessage(PERIOD - 1)).toBe(1);
    expect(countMessage(PERIOD + 1)).toBe(0);
  });

  test('a query counts once, whatever its case and spaces', () => {
    expect(['Kick out', 'kick  OUT', 'kickout'].map(isNewQuery)).toEqual([true, false, true]);
  });
});

describe('searches without results', () => {
  const missed: string[] = [];
  const watch = watchSearches((query) => missed.push(query));
  beforeEach(() => {
    jest.useFakeTimers();
    missed.length = 0;
  });
  afterEach(() => jest.useRealTimers());
  const search = (query: string, isEmpty = true) => watch.onAnswer({ query, isEmpty });

  test('only the query after which the reader has stopped typing counts', () => {
    search('kicko');
    jest.advanceTimersByTime(1900);
    search('kickout');
    jest.advanceTimersByTime(1900);
    expect(missed).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(missed).toEqual(['kickout']);
    jest.advanceTimersByTime(5000);
    expect(missed).toEqual(['kickout']);
  });

  test('a query that finds something afterwards was a step on the way', () => {
    search('recordinx');
    search('recording', false);
    jest.runAllTimers();
    watch.flush();
    expect(missed).toEqual([]);
  });

  test('whoever leaves has stopped typing', () => {
    search(' kickout ');
    watch.flush();
    watch.flush();
    expect(missed).toEqual(['kickout']);
  });

  test.each(['a', 'grandma@a.example', 'key 0123456789abcdef0123456789', 'x'.repeat(201)])(
    '%s is not sent',
    (query) => {
      search(query);
      jest.runAllTimers();
      expect(missed).toEqual([]);
    },
  );
});

describe('what a message is about', () => {
  test('the page as it was published, whatever the address is', () => {
    document.head.innerHTML += '<meta name="docsearch:version" content="2.0">';
    expect(describePage()).toEqual({ version: 1, release: '', path: '/portal/docs/rooms', docs: '2.0' });
  });

  test('a sample by its place, language, title and heading', () => {
    const block = (title: string) =>
      `<figure data-code-block><span class="code-title">${title}</span><span class="code-language">Swift</span></figure>`;
    document.body.innerHTML = `<article><div class="prose">${block('')}<h2 id="join">Join</h2><div>${block('a.swift')}</div>
      <h2 id="leave">Leave</h2></div></article>`;
    const [first, second] = document.querySelectorAll('[data-code-block]');
    expect(describeSample(first!)).toEqual({ index: 1, language: 'Swift', title: null, heading: null });
    expect(describeSample(second!)).toEqual({ index: 2, language: 'Swift', title: 'a.swift', heading: 'join' });
    const message = {
      kind: 'sample',
      ...describePage(),
      helpful: true,
      previous: null,
      sample: describeSample(second!),
    };
    expect(feedbackSchema.parse(message)).toEqual(message);
  });
});

test('the content gets the question at its end, and stays the same array', async () => {
  const issuesUrl = 'https://code.example/a/new';
  jest.doMock('../../site/config/site-config', () => ({
    siteConfig: { baseUrl: '/portal/', feedback: { issuesUrl } },
  }));
  const { withFeedback } = await import('./with-feedback');
  const nodes: ContentNode[] = [{ type: 'html', html: '<p>Text</p>' }];
  const all = withFeedback(nodes, '/docs/rooms');
  expect(all).toEqual([nodes[0], { type: 'html', html: questionHtml('page', '/portal/docs/rooms', { issuesUrl }) }]);
  expect(withFeedback(nodes, '/docs/rooms')).toBe(all);
  document.body.innerHTML = (all[1] as { html: string }).html;
  expect(document.querySelector('p')?.textContent).toBe('Was this page helpful?');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Yes', 'No']);
  const link = new URL(document.querySelector('a')?.href ?? '');
  expect(link.origin + link.pathname).toBe(issuesUrl);
  expect(link.searchParams.get('title')).toBe('Documentation: /portal/docs/rooms');
});

test('a new issue has title and text, and an address that hosts take', () => {
  const short = new URL(newIssueUrl('https://a.example/new', 'A & B', 'x=1\n#2 "…"'));
  expect([short.searchParams.get('title'), short.searchParams.get('body')]).toEqual(['A & B', 'x=1\n#2 "…"']);
  const long = newIssueUrl('https://a.example/new', 'T', '😀'.repeat(1000));
  expect(long.length).toBeLessThanOrEqual(4000);
  expect(new URL(long).searchParams.get('body')).toMatch(/^(?:😀)+ …$/u);
});
