import { rememberEach } from '../../../site/build/remember';
import type { ContentNode } from '../../shared/tree/types';
import { contentToHtml } from './to-html';

/** Several feeds contain the same posts, which take 20 ms each. */
const memory = rememberEach('feed-html', (text) => {
  const [nodes, pageUrl] = JSON.parse(text) as [ContentNode[], string];
  return contentToHtml(nodes, { pageUrl });
});

/** What `contentToHtml` returns, which is made once for the same content, also by later builds. */
export const feedHtml = (nodes: readonly ContentNode[], pageUrl: string): string =>
  memory.read(JSON.stringify([nodes, pageUrl]));

/** Call this once all feeds are written. */
export const keepFeedHtml = (): void => memory.save();
