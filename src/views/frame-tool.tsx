import { FramePanel } from '../frames/browser/frame-panel';
import { siteConfig } from '../site/config/site-config';
import { joinPath, routes, withBase, withoutBase, type SitePath } from '../site/routes';

/** Runs a program of a page in a frame. `use` is the latest use of one of its buttons. */
export function FrameTool({ use }: { readonly use: { readonly button: HTMLElement } }) {
  const page = joinPath(
    withoutBase(siteConfig.baseUrl, window.location.pathname as SitePath).replace(/(?:\/index)?\.html$/, ''),
  );
  const { runProgram = '' } = use.button.dataset;
  return (
    <FramePanel
      key={runProgram}
      use={use}
      source={withBase(siteConfig.baseUrl, routes.sampleFrame(page, runProgram))}
    />
  );
}
