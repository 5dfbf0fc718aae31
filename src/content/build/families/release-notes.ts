import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly releaseNotes: { readonly id: string; readonly months: readonly unknown[] } | null;
}

/** The page of release notes, if there are any. */
export const releaseNotes = definePageFamily<Data>({
  name: 'release-notes',
  load: (graphql) => runQuery<Data>(graphql, 'query ReleaseNotesFamily { releaseNotes { id months } }'),
  plan: (data) =>
    data.releaseNotes && data.releaseNotes.months.length > 0
      ? [
          {
            path: routes.releaseNotes(),
            template: 'release-notes',
            source: 'data/release-notes.yaml',
            context: { id: data.releaseNotes.id, frame: { kind: 'page' as const } },
          },
        ]
      : [],
});
