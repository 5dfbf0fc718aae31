import { LayoutDrawing } from '../components/ui/layout-drawing';
import { Link } from '../components/ui/link';
import { earlyPart } from '../hooks/lazy-part';
import { routes } from '../site/routes';
import { PlaygroundPage } from './playground-page';

const tool = earlyPart(async () => (await import('./playground-layouts-tool')).LayoutsTool);

/** The playground that arranges the video layout of a meeting in the browser. */
export function PlaygroundLayoutsPage() {
  return (
    <PlaygroundPage
      title="Layout playground"
      lead={
        <>
          Arrange the shared picture of a meeting and copy the request for it. Everything happens in your browser until
          you send it to a server. For the rules, see{' '}
          <Link href={routes.doc('', 'rest/references/meeting-layout')}>Meeting layout</Link>.
        </>
      }
      tool={tool}
      drawing={
        <LayoutDrawing
          layout="present-lower-3"
          title="Layout present-lower-3: one large spot below, three in a row above"
        />
      }
      withoutScripts="The playground needs JavaScript, which is disabled in this browser. The page Meeting layout shows all predefined layouts, and maps of your own, with the requests for them."
    />
  );
}
