import type { ContentNode } from '../../content/shared/tree/types';
import { siteConfig } from '../../site/config/site-config';
import { withBase, type RoutePath } from '../../site/routes';
import { questionHtml } from './question-html';

/** The content must stay the same array for the lifetime of a page. */
const known = /* @__PURE__ */ new WeakMap<readonly ContentNode[], readonly ContentNode[]>();

/** A page's content with the question at its end: static markup as the rest of it. */
export function withFeedback(nodes: readonly ContentNode[], path: string): readonly ContentNode[] {
  const found = known.get(nodes);
  if (found) return found;
  if (!siteConfig.feedback) return nodes;
  const html = questionHtml(withBase(siteConfig.baseUrl, path as RoutePath), siteConfig.feedback);
  const all = [...nodes, { type: 'html' as const, html }];
  known.set(nodes, all);
  return all;
}
