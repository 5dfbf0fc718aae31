import { useLayoutEffect, useRef, useState } from 'react';
import type { SearchConfig } from '../../site/config/site-config';
import { INSIGHTS_ORIGIN } from '../shared/origins';
import type { SearchFailure } from './dialog-client';
import { createInsightsClient, type InsightsClient } from './insights';

/**
 * What DocSearch is given to report views and clicks; false where nothing is reported: switched off, no consent, no
 * hosted engine.
 */
export function useInsights(
  config: SearchConfig,
  isAllowed: boolean,
  failure: SearchFailure,
): false | { readonly insightsClient: InsightsClient } {
  const isHostedAnswer = useRef(true);
  const [insights] = useState(
    () =>
      config.insights &&
      isAllowed && {
        insightsClient: createInsightsClient(
          { url: INSIGHTS_ORIGIN, appId: config.appId, apiKey: config.apiKey },
          () => isHostedAnswer.current,
        ),
      },
  );
  useLayoutEffect(() => {
    isHostedAnswer.current = failure === 'none';
  }, [failure]);
  return insights;
}
