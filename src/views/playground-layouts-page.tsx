import { LayoutDrawing } from '../components/ui/layout-drawing';
import { earlyPart } from '../hooks/lazy-part';
import { PlaygroundLead } from './playground-lead';
import { PlaygroundPage } from './playground-page';

const tool = earlyPart(async () => (await import('./playground-layouts-tool')).LayoutsTool);

/** The playground that arranges the video layout of a meeting in the browser. */
export function PlaygroundLayoutsPage() {
  return (
    <PlaygroundPage
      title={STRINGS.playgroundPages.layouts}
      lead={
        <PlaygroundLead
          text={STRINGS.playgroundPages.layoutsLead}
          more={STRINGS.playgroundPages.layoutsMore}
          doc="rest/references/meeting-layout"
          title={STRINGS.playgroundPages.layoutsLink}
        />
      }
      tool={tool}
      drawing={<LayoutDrawing layout="present-lower-3" title={STRINGS.playgroundPages.layoutsDrawing} />}
      withoutScripts={STRINGS.playgroundPages.layoutsWithoutScripts}
    />
  );
}
