import { Parser } from 'htmlparser2';
import { findFile, type ProgramFile, type SdkNames } from '../shared/program';

/** Addresses of what all frames load. */
export interface StageFiles {
  readonly stage: string;
  readonly iframeApi: string;
  readonly styles: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** With CORS, because errors of a script without it say nothing to a document without an origin. */
const scriptTag = (address: string): string => `<script src="${address}" crossorigin>`;

function head({ stage, styles }: StageFiles): string {
  return (
    '<meta name="robots" content="noindex">' + `<link rel="stylesheet" href="${styles}">${scriptTag(stage)}</script>`
  );
}

/** The document of a program without HTML. */
export function appDocument(title: string, script: string, stage: StageFiles): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${title}</title>${head(stage)}</head>` +
    `<body><div id="root"></div>${scriptTag(script)}</script></body></html>\n`
  );
}

/**
 * Makes a document of the HTML of a program that the policy of frames allows: code and styles that are inline become
 * files, the script of the SDK its stand-in. Everything else stays as it is.
 *
 * @param store returns the address for the content of a file with this extension
 */
export function pageDocument(
  files: readonly ProgramFile[],
  sdks: SdkNames,
  stage: StageFiles,
  store: (extension: 'js' | 'css', content: string) => string,
): string {
  const page = files.find(({ name }) => name.endsWith('.html')) ?? { name: '', code: '' };
  const others = files.filter((file) => file !== page);
  const { code } = page;
  const changes: Change[] = [];
  let headEnd = -1;
  let inner = 0;
  let source: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'head') headEnd = parser.endIndex + 1;
      inner = parser.endIndex + 1;
      source = attributes.src;
      if (tag !== 'script' || source === undefined) return;
      const file = findFile(others, page.name, source);
      const address = source === sdks.script ? stage.iframeApi : store('js', file?.code ?? '');
      changes.push({ start: parser.startIndex, end: inner, text: scriptTag(address) });
    },
    onclosetag(tag) {
      if (!['script', 'style'].includes(tag) || source !== undefined) return;
      const content = code.slice(inner, parser.startIndex);
      const start = code.lastIndexOf('<', inner - 1);
      const text =
        tag === 'script'
          ? `${scriptTag(store('js', content))}</script>`
          : `<link rel="stylesheet" href="${store('css', content)}">`;
      changes.push({ start, end: parser.endIndex + 1, text });
    },
  });
  parser.write(code);
  parser.end();
  const at = Math.max(headEnd, 0);
  const start = headEnd < 0 ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>${page.name}</title>` : '';
  return apply(code, [{ start: at, end: at, text: start + head(stage) }, ...changes]);
}

function apply(code: string, changes: readonly Change[]): string {
  return (
    [...changes]
      // From the end; of two at the same place, what replaces something before what is only put there.
      .sort((one, other) => other.start - one.start || other.end - one.end)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  );
}
