import { LayoutDrawing } from '../components/ui/layout-drawing';
import { Link } from '../components/ui/link';
import { earlyPart } from '../hooks/lazy-part';
import { routes } from '../site/routes';
import { PlaygroundPage } from './playground-page';
import { Filled } from '../components/ui/filled';

const tool = earlyPart(async () => (await import('./playground-sources-tool')).SourcesTool);

/** The playground that builds the commands and requests for sources in the browser. */
export function PlaygroundSourcesPage() {
  return (
    <PlaygroundPage
      title={STRINGS.playgroundPages.sources}
      lead={
        <Filled
          text={STRINGS.playgroundPages.sourcesLead}
          page={
            <Link href={routes.doc('', 'rest/how-to/how-to-add-video-sources')}>
              {STRINGS.playgroundPages.sourcesLink}
            </Link>
          }
        />
      }
      tool={tool}
      drawing={<LayoutDrawing layout="present-upper-6" title={STRINGS.playgroundPages.sourcesDrawing} />}
      withoutScripts={STRINGS.playgroundPages.sourcesWithoutScripts}
    />
  );
}
