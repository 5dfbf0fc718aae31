import { Parser } from 'htmlparser2';

/** What the checks need of a built page. */
export interface HtmlFacts {
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** Addresses of files that the page loads: images, style sheets, scripts, icons. */
  readonly assets: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly title: string;
  /** Values of `meta` elements by name or property. */
  readonly metas: Readonly<Record<string, string>>;
  /** True if a diagram is left to the reader's browser. */
  readonly hasLiveDiagram: boolean;
  /** True if a box stands where a diagram should. */
  readonly hasBrokenDiagram: boolean;
}

/** Script types that a browser runs; others are data. */
const RUNNABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

export function readHtml(html: string): HtmlFacts {
  const facts = {
    ids: [] as string[],
    links: [] as string[],
    assets: [] as string[],
    inlineScripts: [] as string[],
    inlineStyles: [] as string[],
    title: '',
    metas: {} as Record<string, string>,
    hasLiveDiagram: false,
    hasBrokenDiagram: false,
  };
  let text: string[] | undefined;
  let inSvg = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') inSvg += 1;
      if (attributes.id) facts.ids.push(attributes.id);
      if (attributes.class === 'diagram is-source') facts.hasLiveDiagram = true;
      if (attributes.class === 'diagram-error') facts.hasBrokenDiagram = true;
      if (name === 'a' && attributes.href !== undefined) facts.links.push(attributes.href);
      if (name === 'meta') facts.metas[attributes.name ?? attributes.property ?? ''] = attributes.content ?? '';
      if (
        name === 'link' &&
        attributes.href &&
        /\b(?:icon|stylesheet|manifest|preload|search|alternate)\b/.test(attributes.rel ?? '') &&
        attributes.hreflang === undefined
      )
        facts.assets.push(attributes.href);
      if ((name === 'img' || name === 'script' || name === 'source') && attributes.src)
        facts.assets.push(attributes.src);
      if (
        (name === 'script' && attributes.src === undefined && RUNNABLE.has(attributes.type ?? '')) ||
        name === 'style' ||
        (name === 'title' && inSvg === 0)
      )
        text = [];
    },
    ontext(data) {
      text?.push(data);
    },
    onclosetag(name) {
      if (name === 'svg') inSvg -= 1;
      if (text === undefined) return;
      const content = text.join('');
      if (name === 'script') facts.inlineScripts.push(content);
      else if (name === 'style') facts.inlineStyles.push(content);
      else if (name === 'title') facts.title = content;
      else return;
      text = undefined;
    },
  });
  parser.write(html);
  parser.end();
  return facts;
}
