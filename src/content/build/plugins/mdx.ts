import type { PluginRef } from 'gatsby';
import type { Browser, LaunchOptions } from '@playwright/test';
import { MERMAID_CONFIG } from '../../shared/diagrams';
import { brokenDiagram } from '../tree/broken-diagram';
import { env } from '../../../site/build/env';
import { shareBrowser } from './shared-browser';

/** Configures the MDX plugin with the highlighter and, if a browser is available, the diagram renderer. */
export function mdxPlugin(): PluginRef {
  return {
    resolve: 'gatsby-plugin-mdx',
    options: {
      extensions: ['.mdx', '.md'],
      gatsbyRemarkPlugins: remarkPlugins(),
    },
  };
}

/** A Gatsby plugin with options. */
type ConfiguredPlugin = Exclude<PluginRef, string>;

/** The Gatsby remark plugins in the order in which they run. */
export function remarkPlugins(): ConfiguredPlugin[] {
  return [
    // Diagrams come first: the highlighter would treat their fences as code.
    ...(env.chromiumPath === undefined ? [] : [mermaidPlugin(env.chromiumPath)]),
    { resolve: 'gatsby-remark-prismjs', options: { noInlineHighlight: true } },
  ];
}

function mermaidPlugin(executablePath: string): ConfiguredPlugin {
  return {
    resolve: 'gatsby-remark-mermaid',
    options: {
      browserType: shareBrowser({ launch: launchChromium }),
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
      // In develop, the page shows a box for a diagram that cannot be drawn; a build fails, with all such diagrams.
      errorFallback: brokenDiagram,
    },
  };
}

/** Loaded when the first diagram is drawn: every process of Gatsby's reads its configuration, and few draw diagrams. */
async function launchChromium(options?: LaunchOptions): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  return chromium.launch(options);
}
