import { env } from '../../../site/build/env';
import { loadedBrand } from '../../../site/config/brand';
import { product, productTokens } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { expandTokens } from '../../../site/expand-tokens';
import { DOCS_AREA } from '../../../site/parts';
import type { NavbarItem } from '../../shared/navbar/types';
import type { SidebarItem } from '../../shared/sidebar/types';
import type { NavbarSource } from '../types/navbar-file';
import type { FooterGroup } from '../../shared/frame';
import type { BuiltVersion } from '../docs/build-docs-version';
import type { DocRow } from '../docs/load-docs';
import { displayPath } from '../../../site/build/source-text';
import { ContentError, type Problem } from '../../../site/problems';
import { dataFilePath, readDataFile } from '../files/data';
import { lineOfPath } from '../files/find-line';
import { inlineMarkdown } from '../tree/inline-markdown';
import { resolveHref, resolveNavbar } from './resolve-navbar';

/**
 * Builds the navigation bar from its data file, for the last released version of the docs.
 *
 * @throws ContentError with file and line of each invalid entry
 */
export function buildNavbar(versions: readonly BuiltVersion[], docs: readonly DocRow[]): NavbarItem[] {
  const last = versions.find((version) => version.isLast) ?? versions[0];
  const sidebarIds = new Map(last?.docs.map((doc) => [doc.id, doc.sidebar]));
  const { social: _social, editBase: _edit, ...links } = product.links;
  const sidebars = last?.builtSidebars ?? new Map<string, readonly SidebarItem[]>();
  const { items, problems } = resolveNavbar(withoutEmptySidebars(readDataFile('navbar.yaml') ?? [], sidebars), {
    sidebars,
    docs: new Map(
      docs
        .filter((doc) => doc.version === last?.name)
        .map((doc) => [
          doc.docId,
          {
            path: doc.path,
            sidebarLabel: doc.sidebarLabel,
            title: doc.title,
            hidden: doc.unlisted || (doc.draft && env.isProduction),
            sidebarId: sidebarIds.get(doc.docId) ?? null,
          },
        ]),
    ),
    versions: versions.map(({ name, mainDocPath }) => ({ name, mainDocPath })),
    links,
  });
  if (problems.length > 0)
    throw new ContentError(problems.map(({ path, message }) => ({ ...placeOf('navbar.yaml', path), message })));
  return items;
}

/**
 * Leaves out entries for sidebars of areas of the docs that are switched off, and dropdowns with no others. Otherwise,
 * an empty sidebar is a mistake.
 */
function withoutEmptySidebars(
  entries: readonly NavbarSource[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): NavbarSource[] {
  if (!siteConfig.off.some((part) => DOCS_AREA.test(part))) return [...entries];
  return entries.flatMap((entry) => {
    if (entry.type === 'docSidebar' && sidebars.get(entry.sidebarId ?? '')?.length === 0) return [];
    if (!entry.items?.length) return [entry];
    const items = withoutEmptySidebars(entry.items, sidebars);
    return items.length === 0 && entry.type === 'dropdown' ? [] : [{ ...entry, items }];
  });
}

function placeOf(name: string, path: readonly PropertyKey[]): Pick<Problem, 'file' | 'line'> {
  return { file: displayPath(dataFilePath(name)), line: lineOfPath(dataFilePath(name), path) };
}

/**
 * Builds the footer from its data file and replaces named links with their URLs. The status page comes last.
 *
 * @throws ContentError with file and line of each unknown name
 */
export function buildFooter(): FooterGroup[] {
  const { social, editBase: _edit, ...links } = product.links;
  const named = {
    ...links,
    ...Object.fromEntries(social.map(({ label, href }) => [`social-${label.toLowerCase()}`, href])),
  };
  const status = siteConfig.statusUrl ? [{ label: STRINGS.frame.status, href: siteConfig.statusUrl }] : [];
  const problems: Problem[] = [];
  const resolve = (href: string, path: readonly PropertyKey[]): string => {
    try {
      return resolveHref(href, { links: named });
    } catch (error) {
      problems.push({
        ...placeOf('footer.yaml', path),
        message: `field "${path.join('.')}": ${(error as Error).message}`,
      });
      return '';
    }
  };
  const groups = (readDataFile('footer.yaml') ?? []).map((group, index, { length }) => ({
    title: group.title,
    items: [
      ...group.items.map(({ label, to, href }, place) => ({
        label,
        href: to ?? resolve(href ?? '', [index, 'items', place, 'href']),
      })),
      ...(index === length - 1 ? status : []),
    ],
  }));
  if (problems.length > 0) throw new ContentError(problems);
  return groups;
}

/**
 * Renders the line above every page.
 *
 * @throws ContentError if it contains an image or links to a source file: pages are linked by their URL
 */
export function buildAnnouncement(): string {
  const { announcement } = loadedBrand().brand;
  if (!announcement) return '';
  const text = expandTokens(announcement.text, productTokens(product));
  const reject = (expected: string) => (): never => {
    throw new ContentError([
      { file: 'content/data/brand.yaml', message: `field "announcement.text": found "${text}"; ${expected}` },
    ]);
  };
  return inlineMarkdown(text, {
    baseUrl: siteConfig.baseUrl,
    resolveSourceLink: reject('expected a link to the URL of a page, not to a source file'),
    resolveImage: reject('images are not allowed, only code, emphasis and links'),
  });
}
