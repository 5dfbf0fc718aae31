import type { AuthorState, SourcePage } from '../../../site/author-state';
import type { Problem } from '../../../site/problems';
import { PAGE_STYLE, STYLE } from './notes-style';

interface Size {
  readonly note: string;
  readonly isTooLarge: boolean;
}

/**
 * The element over a page in `develop`: a panel with the problems of the content, which Escape closes, and a badge with
 * the notes on the page. Its style does not depend on that of the page, which may not have been loaded.
 */
export class Notes extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly panel = element('section', { class: 'panel', 'aria-labelledby': 'title', hidden: '' });
  private readonly announcement = element('p', { class: 'announcement', role: 'status' });
  private readonly bar = element('div', { class: 'bar', role: 'group', 'aria-label': 'Notes for authors' });
  /** The problems in the panel when the author closed it. */
  private closed = '';
  private isListOpen = false;
  private drawn = '';

  constructor() {
    super();
    document.head.append(element('style', {}, PAGE_STYLE));
    this.root.append(element('style', {}, STYLE), this.announcement, this.panel, this.bar);
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (!this.panel.hidden) this.closePanel();
      else this.toggleList(false);
    });
  }

  /** @param path URL path of the page that is shown */
  show(state: AuthorState, path: string, size: Size | undefined): void {
    const page = state.pages.find((one) => comparable(one.path) === comparable(path));
    const warnings = page ? warningsFor(page, state) : undefined;
    const key = JSON.stringify([state.errors, state.isHeld, warnings, page, size, path]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.showErrors(state);
    this.showBar(state.errors.length, warnings, page, size);
  }

  private showErrors({ errors, isHeld }: AuthorState): void {
    const key = JSON.stringify(errors);
    if (errors.length === 0) this.closed = '';
    this.panel.hidden = errors.length === 0 || key === this.closed;
    const title = `${counted(errors.length, 'problem')} in the content`;
    const close = button('Close', () => this.closePanel(), { class: 'close' });
    this.panel.replaceChildren(
      element('div', { class: 'head' }, element('h2', { id: 'title' }, title), close),
      element(
        'p',
        {},
        isHeld
          ? 'The pages stay as they were before. They follow as soon as this is mended.'
          : 'This goes away once it is mended.',
      ),
      problemList(errors),
    );
    this.panel.dataset.key = key;
    const spoken = errors.length === 0 ? '' : `${title}: ${errors.map(({ message }) => message).join('; ')}`;
    if (this.announcement.textContent !== spoken) this.announcement.textContent = spoken;
  }

  private closePanel(): void {
    this.closed = this.panel.dataset.key ?? '';
    this.panel.hidden = true;
    const again = this.bar.querySelector('button');
    again?.focus();
  }

  private showBar(errors: number, warnings?: readonly Problem[], page?: SourcePage, size?: Size): void {
    const hadFocus = this.root.activeElement?.getAttribute('aria-controls') === 'list';
    const count = (warnings?.length ?? 0) + (size?.isTooLarge ? 1 : 0);
    const labels = [page?.draft ? 'Draft' : '', page?.unlisted ? 'Unlisted' : ''].filter(Boolean);
    const list = element('div', { class: 'list', id: 'list', ...(this.isListOpen ? {} : { hidden: '' }) });
    list.append(
      element(
        'div',
        { class: 'head' },
        element('h2', {}, 'Notes on this page'),
        button('Close', () => this.toggleList(false), {}),
      ),
      page ? element('p', {}, 'The file of this page: ', placeButton({ file: page.file, line: 1 })) : '',
      warnings?.length
        ? problemList(warnings)
        : element('p', {}, warnings ? 'check:content finds nothing here.' : 'check:content has not finished yet.'),
      size ? element('p', { class: size.isTooLarge ? 'too-large' : '' }, size.note) : '',
    );
    const toggle = button(
      count === 0 ? (warnings ? 'No warnings' : 'Notes') : counted(count, 'warning'),
      () => this.toggleList(!this.isListOpen),
      { 'aria-expanded': String(this.isListOpen), 'aria-controls': 'list', class: count > 0 ? 'badge warns' : 'badge' },
    );
    const problems = button(counted(errors, 'problem'), () => this.openPanel(), {
      class: 'badge fails',
    });
    this.bar.replaceChildren(
      ...(errors > 0 ? [problems] : []),
      ...labels.map((label) => element('strong', { class: 'label' }, label)),
      ...(page || errors > 0 ? [toggle] : []),
      list,
    );
    if (hadFocus) toggle.focus();
  }

  private openPanel(): void {
    this.closed = '';
    this.panel.hidden = false;
    this.panel.querySelector('button')?.focus();
  }

  private toggleList(isOpen: boolean): void {
    this.isListOpen = isOpen;
    const list = this.bar.querySelector<HTMLElement>('.list');
    const hadFocus = list?.contains(this.root.activeElement) ?? false;
    if (list) list.hidden = !isOpen;
    const toggle = this.bar.querySelector<HTMLElement>('[aria-controls]');
    toggle?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && hadFocus) toggle?.focus();
  }
}

/** `site/counted` cannot be imported: only modules of this folder are served. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function warningsFor(page: SourcePage, { warnings, pages }: AuthorState): readonly Problem[] | undefined {
  const files = new Set(pages.map(({ file }) => file));
  return warnings?.filter(({ file }) => file === page.file || !files.has(file));
}

function problemList(problems: readonly Problem[]): HTMLElement {
  // Without bullets, Safari needs the role.
  return element('ul', { role: 'list' }, ...problems.map((problem) => element('li', {}, ...problemParts(problem))));
}

function problemParts(problem: Problem): HTMLElement[] {
  return [placeButton(problem), element('span', {}, ` ${problem.message}`)];
}

function placeButton({ file, line }: Pick<Problem, 'file' | 'line'>): HTMLElement {
  const place = `${file}${line === undefined ? '' : `:${line}`}`;
  return button(place, () => openInEditor(file, line ?? 1), {
    class: 'place',
    title: 'Open in the editor',
    'aria-label': `${place}: open in the editor`,
  });
}

/** Gatsby's own address for this, which starts the editor that runs, or that `REACT_EDITOR` names. */
function openInEditor(file: string, line: number): void {
  const query = new URLSearchParams({ fileName: file, lineNumber: String(line) });
  void fetch(`/__open-stack-frame-in-editor?${query.toString()}`);
}

function button(text: string, press: () => void, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', press);
  return made;
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** As pages are found: case and slashes at the end do not matter. */
function comparable(path: string): string {
  return decodeURI(path).toLowerCase().replace(/\/+$/, '');
}
