/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tabsScript } from './initial-script';
import { TabItem } from './tab-item';
import { Tabs, type TabsProps } from './tabs';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Stored = Readonly<Record<string, string>>;

/** Runs the script as a page would, up to the end of the HTML, and returns the style sheet that it adopts. */
function adopt(storage: () => Stored, search = '', hasStyleSheets = true): string {
  const sheets: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] };
  const { documentElement } = document;
  delete documentElement.dataset.start;
  const querySelectorAll = (selector: string) => document.querySelectorAll(selector);
  const querySelector = (selector: string) => document.querySelector(selector);
  let onParsed = () => {};
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  const page = {
    document: Object.assign(sheets, { querySelectorAll, querySelector, documentElement }),
    addEventListener: (_: 'DOMContentLoaded', listener: () => void) => (onParsed = listener),
    location: { search },
    URLSearchParams,
    ...(hasStyleSheets ? { CSSStyleSheet: Sheet } : {}),
  };
  Object.defineProperty(page, 'localStorage', { get: storage });
  runInNewContext(tabsScript(null), page);
  onParsed();
  return sheets.adoptedStyleSheets.map(({ text }) => text).join('');
}

const stored = (choices: Stored, search?: string): string =>
  adopt(
    () => Object.fromEntries(Object.entries(choices).map(([id, value]) => [`docusaurus.tab.${id}`, value])),
    search,
  );

const group = (values: readonly string[], props: TabsProps = {}) => (
  <Tabs {...props}>
    {values.map((value) => (
      <TabItem key={value} value={value}>
        {`Text of ${value}`}
      </TabItem>
    ))}
  </Tabs>
);

/** Value of a property that the style sheet sets on an element: of its last rule, because all are equally specific. */
function styleOf(css: string, element: Element, property: string): string | undefined {
  const rules = [...css.matchAll(/(?<selector>[^{}]+)\{(?<name>[^:]+):(?<value>[^}]+)\}/g)];
  return rules.findLast(({ groups }) => groups!.name === property && element.matches(groups!.selector!))?.groups!.value;
}

/** Panels and marked tabs that a page shows before the app runs. */
function shown(css: string): { readonly panels: string[]; readonly tabs: string[] } {
  const visible = (panel: Element) =>
    (styleOf(css, panel, 'display') ?? (panel.hasAttribute('data-inactive') ? 'none' : 'block')) === 'block';
  const marked = (tab: Element) =>
    (styleOf(css, tab, '--chosen') ?? (tab.getAttribute('aria-selected') === 'true' ? 'inherit' : 'initial')) ===
    'inherit';
  return {
    panels: [...document.querySelectorAll('[role=tabpanel]')].filter(visible).map((panel) => panel.id),
    tabs: [...document.querySelectorAll('[role=tab]')]
      .filter(marked)
      .map((tab) => tab.getAttribute('aria-controls') ?? ''),
  };
}

/** Labels of the shown panels; the tabs must agree. */
function labels(css: string): (string | null)[] {
  const { panels, tabs } = shown(css);
  expect(tabs.toSorted()).toEqual(panels.toSorted());
  const announced = [...document.querySelectorAll('[role=tab][aria-selected=true][tabindex="0"]')];
  if (css !== '')
    expect(announced.map((tab) => tab.getAttribute('aria-controls')).toSorted()).toEqual(panels.toSorted());
  expect(document.querySelectorAll('[role=tab][aria-selected=false][tabindex="-1"]')).toHaveLength(
    document.querySelectorAll('[role=tab]').length - announced.length,
  );
  return panels.map((id) => document.getElementById(id)!.getAttribute('data-label'));
}

const render = (element: React.ReactElement): void => {
  document.body.innerHTML = `<main>${renderToString(element)}</main>`;
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/docs/page');
});

test('TAB-2 the stored choice is shown in every group that has it, and other groups are left alone', () => {
  const page = (
    <>
      {group(['curl', 'node', 'go'], { groupId: 'language' })}
      {group(['curl', 'java'], { groupId: 'language' })}
      {group(['curl', 'go'], { groupId: 'other' })}
      {group(['curl', 'go'])}
    </>
  );
  render(page);
  expect(labels('')).toEqual(['curl', 'curl', 'curl', 'curl']);
  expect(labels(stored({ language: 'go' }))).toEqual(['go', 'curl', 'curl', 'curl']);
  render(page);
  expect(labels(stored({ other: 'go', language: 'java' }))).toEqual(['curl', 'java', 'go', 'curl']);
});

test.each<[string, string, Stored]>([
  ['the URL takes precedence', '?lang=go', { language: 'node' }],
  ['the first of two values counts', '?lang=go&lang=node', {}],
  ['a value without a tab is ignored', '?lang=perl&x=%E0%A4%A', { language: 'go' }],
])('TAB-3 %s', (_name, search, choices) => {
  render(group(['curl', 'node', 'go'], { groupId: 'language', queryString: 'lang' }));
  expect(labels(stored(choices, search))).toEqual(['go']);
});

test.each<[string, () => string]>([
  [
    'blocked storage',
    () =>
      adopt(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  ['a browser without adopted style sheets', () => adopt(() => ({ 'docusaurus.tab.language': 'go' }), '', false)],
  ['other keys', () => adopt(() => ({ language: 'go', 'x.docusaurus.tab.language': 'go' }))],
  ['an unknown value', () => stored({ language: 'perl', '': '', '"]{}*': '"]{}*{display:none}' })],
  ['half a surrogate pair', () => stored({ language: '\uD800' })],
])('TAB-2 with %s, the first panel is shown', (_name, run) => {
  render(group(['curl', 'go'], { groupId: 'language' }));
  expect(labels(run())).toEqual(['curl']);
});

test('TAB-2 hydration shows the same panel, reports nothing, and ends the effect of the style sheet', () => {
  const complaint = jest.spyOn(console, 'error');
  Object.assign(window, { scrollBy: jest.fn() });
  localStorage.setItem('docusaurus.tab.language', 'go');
  const page = (
    <>
      {group(['curl', 'node', 'go'], { groupId: 'language' })}
      {group(['curl', 'go'])}
    </>
  );
  render(page);
  const css = stored({ language: 'go' });
  const before = labels(css);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(document.querySelector('main')!, page);
  });
  expect(labels(css)).toEqual(before);
  expect(labels('')).toEqual(before);

  act(() => document.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click());
  expect(labels(css)).toEqual(['node', 'curl']);
  // The next page that the app shows.
  act(() => root?.render(<section>{group(['curl', 'node', 'go'], { groupId: 'language' })}</section>));
  expect(labels(css)).toEqual(['node']);
  expect(complaint).not.toHaveBeenCalled();
  act(() => root?.unmount());
});

describe('of a brief group, the HTML has only the first panel', () => {
  const brief = group(['curl', 'node', 'go'], { groupId: 'language', isBrief: true });
  const start = () => document.documentElement.dataset.start;

  test.each([
    ['the app is started at once for a choice that is missing', { language: 'go' }, ''],
    ['the app is not started for the panel that is there', { language: 'curl' }, undefined],
    ['the app is not started for a value without a tab', { language: 'perl' }, undefined],
  ])('TAB-2 %s', (_name, choices, expected) => {
    render(brief);
    const css = stored(choices);
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(1);
    expect(shown(css).panels).toHaveLength(1);
    expect(start()).toBe(expected);
  });

  test('TAB-2 hydration adds the other panels, shows the chosen one and reports nothing', () => {
    const complaint = jest.spyOn(console, 'error');
    localStorage.setItem('docusaurus.tab.language', 'go');
    render(brief);
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(document.querySelector('main')!, brief);
    });
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(3);
    expect(labels('')).toEqual(['go']);
    expect(complaint).not.toHaveBeenCalled();
    act(() => root?.unmount());
  });
});
