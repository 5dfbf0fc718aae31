import type { PluginRef } from 'gatsby';
import { chromium } from 'playwright-core';
import { MERMAID_CONFIG } from '../../shared/diagrams';
import { brokenDiagram } from '../tree/broken-diagram';
import { env } from '../../../site/build/env';
import { shareBrowser } from './shared-browser';

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
      launchOptions: {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
        ],
      },
      mermaidConfig: MERMAID_CONFIG,
      // While authors work, a diagram that cannot be drawn is shown as a box in its page; a build ends there.
      ...(env.isProduction ? {} : { errorFallback: brokenDiagram }),
    },
  };
}
