import type { Change } from './compare-pictures';
import { fileOf, MODES, pictureOf, WIDTHS } from './pictures';
import { counted } from '../../src/site/counted';

/** Where the sheet finds pictures, relative to itself. */
export const FOLDERS = { before: 'before', difference: 'difference' } as const;

const STYLE = `
body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color-scheme: light dark; }
h2 { margin: 40px 0 8px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; margin-block: 8px; }
figure { margin: 0; }
img { display: block; width: auto; height: 240px; max-width: 100%; border: 1px solid gray; }
.changes img { height: 360px; }
figcaption { font-size: 13px; }`;

const picture = (file: string, caption: string): string =>
  `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/** Says what a change is, in a line of text. */
export function describeChange({ file, kind, share }: Change): string {
  const shown = pictureOf(file);
  const name = shown ? `${shown.state}, ${shown.width} px, ${shown.mode}` : file;
  return kind === 'changed' ? `${name}: ${formatShare(share ?? 0)} of the pixels changed` : `${name}: ${kind}`;
}

function formatShare(share: number): string {
  const percent = share * 100;
  return percent < 0.1 ? 'less than 0.1 %' : `${percent.toFixed(1)} %`;
}

/**
 * A page with all pictures, and those that have changed at its beginning.
 *
 * @param files names of the pictures beside the page
 * @param changes undefined without a comparison
 * @returns HTML
 */
export function contactSheet(files: readonly string[], changes?: readonly Change[]): string {
  const states = [...new Set(files.map((file) => pictureOf(file)?.state ?? file))];
  const title = `${counted(files.length, 'picture')} of ${counted(states.length, 'state')}`;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>`,
    `<h1>${title}</h1>`,
    ...(changes ? [changesOf(changes)] : []),
    ...states.map((state) => sectionOf(state, new Set(files))),
    '</html>',
  ].join('\n');
}

function changesOf(changes: readonly Change[]): string {
  const rows = changes.map((change) => {
    const { file, kind } = change;
    const pictures = [
      ...(kind === 'added' ? [] : [picture(`${FOLDERS.before}/${file}`, 'before')]),
      ...(kind === 'removed' ? [] : [picture(file, 'now')]),
      ...(kind === 'changed' ? [picture(`${FOLDERS.difference}/${file}`, 'difference')] : []),
    ];
    return `<h3>${describeChange(change)}</h3><div class="row">${pictures.join('')}</div>`;
  });
  const heading = changes.length === 0 ? 'Nothing has changed' : `${counted(changes.length, 'change')}`;
  return `<section class="changes"><h2>${heading}</h2>${rows.join('\n')}</section>`;
}

function sectionOf(state: string, files: ReadonlySet<string>): string {
  const rows = MODES.map((mode) => {
    const pictures = WIDTHS.flatMap(({ width }) => {
      const file = fileOf({ state, width, mode });
      return files.has(file) ? [picture(file, `${width} px, ${mode}`)] : [];
    });
    return `<div class="row">${pictures.join('')}</div>`;
  });
  return `<section><h2>${state}</h2>${rows.join('')}</section>`;
}
