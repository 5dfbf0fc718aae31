import type { PluginRef } from 'gatsby';
import { chromium } from 'playwright-core';
import { env } from '../env';
import { shareBrowser } from './shared-browser';

/** Fonts of diagrams: the reader's system faces, since a picture cannot use the page's. */
const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The MDX plugin with the highlighter, and with the diagram renderer where there is a browser to draw with. */
export function mdxPlugin(): PluginRef {
  return {
    resolve: 'gatsby-plugin-mdx',
    options: {
      extensions: ['.mdx', '.md'],
      gatsbyRemarkPlugins: [
        // Diagrams first: the highlighter would take their fences for code.
        ...(env.chromiumPath === undefined ? [] : [mermaidPlugin(env.chromiumPath)]),
        { resolve: 'gatsby-remark-prismjs', options: { noInlineHighlight: true } },
      ],
    },
  };
}

function mermaidPlugin(executablePath: string): PluginRef {
  return {
    resolve: 'gatsby-remark-mermaid',
    options: {
      browserType: shareBrowser(chromium),
      launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'] },
      mermaidConfig: {
        fontFamily: FONT,
        htmlLabels: false,
        flowchart: { htmlLabels: false, curve: 'basis', padding: 12 },
        sequence: { useMaxWidth: false },
        securityLevel: 'strict',
        deterministicIds: true,
      },
    },
  };
}
