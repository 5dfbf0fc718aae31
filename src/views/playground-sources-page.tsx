import { LayoutDrawing } from '../components/ui/layout-drawing';
import { Link } from '../components/ui/link';
import { earlyPart } from '../hooks/lazy-part';
import { routes } from '../site/routes';
import { PlaygroundPage } from './playground-page';

const tool = earlyPart(async () => (await import('./playground-sources-tool')).SourcesTool);

/** The playground that builds the commands and requests for sources in the browser. */
export function PlaygroundSourcesPage() {
  return (
    <PlaygroundPage
      title="Sources playground"
      lead={
        <>
          Bring people, cameras, drones, files and screens into a meeting. Everything happens in your browser until you
          send it to a server. For details, see{' '}
          <Link href={routes.doc('', 'rest/how-to/how-to-add-video-sources')}>Add video sources</Link>.
        </>
      }
      tool={tool}
      drawing={
        <LayoutDrawing layout="present-upper-6" title="A source in the large spot, six participants in the row below" />
      }
      withoutScripts="The playground needs JavaScript, which is disabled in this browser. The page Add video sources has all commands of the streaming client, with their flags."
    />
  );
}
