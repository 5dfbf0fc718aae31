import { routes } from '../../../site/routes';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

/** The release notes page, if there are any release notes. */
export const releaseNotes = definePageFamily({
  name: 'release-notes',
  load: (graphql) =>
    runQuery<Queries.ReleaseNotesFamilyQuery>(
      graphql,
      /* GraphQL */ `
        query ReleaseNotesFamily {
          releaseNotes {
            id
            months
          }
        }
      `,
    ),
  plan: (data) =>
    Array.isArray(data.releaseNotes?.months) && data.releaseNotes.months.length > 0
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
