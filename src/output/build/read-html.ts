import { Parser } from 'htmlparser2';
import { gzipSize } from './gzip-size';
import { hashSource } from './hash-source';
import { invalidRole } from './markup-rules';

/** The data of a built page that the checks need. */
export interface HtmlFacts {
  /** Size of the HTML after gzip. */
  readonly bytes: number;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  /** Links of headings to themselves, by which readers and other sites link to a part of the page. */
  readonly headingLinks: readonly string[];
  /** URLs of files that the page refers to: images, also of previews, style sheets, scripts, icons, feeds. */
  readonly assets: readonly string[];
  /** Hash sources, by which a content security policy allows inline code; the code itself is the same on many pages. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly title: string;
  /** Contents of `meta` elements by name or property. */
  readonly metas: Readonly<Record<string, string>>;
  /** What is invalid about the roles and names of elements, each message once. */
  readonly invalidRoles: readonly string[];
  /** True if a diagram is drawn in the reader's browser. */
  readonly hasLiveDiagram: boolean;
  /** True if there is an error message in place of a diagram. */
  readonly hasBrokenDiagram: boolean;
}

/** Script types that browsers execute; others are data blocks. */
const RUNNABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

export function readHtml(html: string): HtmlFacts {
  const facts = {
    bytes: gzipSize(html),
    ids: [] as string[],
    links: [] as string[],
    headingLinks: [] as string[],
    assets: [] as string[],
    inlineScripts: [] as string[],
    inlineStyles: [] as string[],
    title: '',
    metas: {} as Record<string, string>,
    invalidRoles: [] as string[],
    hasLiveDiagram: false,
    hasBrokenDiagram: false,
  };
  let text: string[] | undefined;
  let inSvg = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') inSvg += 1;
      const invalid = invalidRole(name, attributes);
      if (invalid && !facts.invalidRoles.includes(invalid)) facts.invalidRoles.push(invalid);
      if (attributes.id) facts.ids.push(attributes.id);
      if (attributes.class === 'diagram is-source') facts.hasLiveDiagram = true;
      if (attributes.class === 'diagram-error') facts.hasBrokenDiagram = true;
      if (name === 'a' && attributes.href !== undefined) {
        facts.links.push(attributes.href);
        if (attributes.class === 'hash-link') facts.headingLinks.push(attributes.href);
      }
      if (name === 'meta') facts.metas[attributes.name ?? attributes.property ?? ''] = attributes.content ?? '';
      if (
        name === 'link' &&
        attributes.href &&
        /\b(?:icon|stylesheet|manifest|preload|search|alternate)\b/.test(attributes.rel ?? '') &&
        attributes.hreflang === undefined
      )
        facts.assets.push(attributes.href);
      if (name === 'meta' && attributes.property === 'og:image' && attributes.content)
        facts.assets.push(attributes.content);
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
      if (name === 'script') facts.inlineScripts.push(hashSource(content));
      else if (name === 'style') facts.inlineStyles.push(hashSource(content));
      else if (name === 'title') facts.title = content;
      else return;
      text = undefined;
    },
  });
  parser.write(html);
  parser.end();
  return facts;
}
