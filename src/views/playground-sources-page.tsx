import { LayoutDrawing } from '../components/ui/layout-drawing';
import { earlyPart } from '../hooks/lazy-part';
import { PlaygroundLead } from './playground-lead';
import { PlaygroundPage } from './playground-page';

const tool = earlyPart(async () => (await import('./playground-sources-tool')).SourcesTool);

/** The playground that builds the commands and requests for sources in the browser. */
export function PlaygroundSourcesPage() {
  return (
    <PlaygroundPage
      title={STRINGS.playgroundPages.sources}
      lead={
        <PlaygroundLead
          text={STRINGS.playgroundPages.sourcesLead}
          more={STRINGS.playgroundPages.sourcesMore}
          doc="rest/how-to/how-to-add-video-sources"
          title={STRINGS.playgroundPages.sourcesLink}
        />
      }
      tool={tool}
      drawing={<LayoutDrawing layout="present-upper-6" title={STRINGS.playgroundPages.sourcesDrawing} />}
      withoutScripts={STRINGS.playgroundPages.sourcesWithoutScripts}
    />
  );
}
