import { LayoutDrawing } from '../components/ui/layout-drawing';
import { Link } from '../components/ui/link';
import { earlyPart } from '../hooks/lazy-part';
import { routes } from '../site/routes';
import { PlaygroundPage } from './playground-page';
import { Filled } from '../components/ui/filled';

const tool = earlyPart(async () => (await import('./playground-layouts-tool')).LayoutsTool);

/** The playground that arranges the video layout of a meeting in the browser. */
export function PlaygroundLayoutsPage() {
  return (
    <PlaygroundPage
      title={STRINGS.playgroundPages.layouts}
      lead={
        <Filled
          text={STRINGS.playgroundPages.layoutsLead}
          page={
            <Link href={routes.doc('', 'rest/references/meeting-layout')}>{STRINGS.playgroundPages.layoutsLink}</Link>
          }
        />
      }
      tool={tool}
      drawing={<LayoutDrawing layout="present-lower-3" title={STRINGS.playgroundPages.layoutsDrawing} />}
      withoutScripts={STRINGS.playgroundPages.layoutsWithoutScripts}
    />
  );
}
