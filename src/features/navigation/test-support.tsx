import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { connectRouter, Location, renderLocation } from '../../gatsby/browser/shims/router';
import { NavigationModel, pathOf } from '../../../tools/navigation-model/navigation-model';
import { LoadFailureContext, useLatestFailure } from './load-failure';
import { createNavigator } from './navigator';
import type { Navigation } from './navigation-machine';
import { PageMain } from './page-main';

const PATHS = ['/', '/a', '/b', '/c'];
const ERROR = 'This page could not be loaded';

/** What happens: by the reader, on the network or on the server. Then `gap` milliseconds pass. */
export interface Step {
  readonly act:
    | { readonly type: 'click'; readonly path: number; readonly suffix: string }
    | { readonly type: 'click twice' | 'break or repair'; readonly path: number }
    | { readonly type: 'go'; readonly delta: number }
    | { readonly type: 'reload' | 'deploy' };
  readonly latency: number;
  readonly gap: number;
}

const titleOf = (path: string): string => `Page ${path}`;

function setTitle(title: string): void {
  document.head.innerHTML = `<title>${title}</title>`;
}

function App() {
  return <Location>{({ location }) => <Frame path={location.pathname} />}</Location>;
}

function Frame({ path }: { readonly path: string }) {
  const failure = useLatestFailure();
  const current = failure?.path ?? path;
  return (
    <LoadFailureContext value={failure}>
      <nav>
        {PATHS.map((href) => (
          <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {href}
          </a>
        ))}
      </nav>
      <PageMain className={undefined}>
        <Page key={path} path={path} />
      </PageMain>
    </LoadFailureContext>
  );
}

function Page({ path }: { readonly path: string }) {
  useLayoutEffect(() => setTitle(titleOf(path)), [path]);
  return <h1>{titleOf(path)}</h1>;
}

interface Tab {
  readonly release: number;
  readonly navigator: ReturnType<typeof createNavigator>;
  readonly close: () => void;
}

interface Task {
  readonly due: number;
  readonly run: () => void;
}

/** A browser tab with the site in it, whose network answers when the clock says so, and the model of both. */
class Browser {
  private readonly model = new NavigationModel('/');
  private readonly broken = new Set<string>();
  private readonly lengthBefore: number;
  private now = 0;
  private latency = 0;
  private release = 0;
  private tasks: Task[] = [];
  private fullLoad: Task | null = null;
  private tab: Tab;

  constructor() {
    window.sessionStorage.clear();
    // The entries of earlier sequences cannot be removed, but forward ones are.
    window.history.pushState(null, '', '/');
    this.lengthBefore = window.history.length;
    this.tab = this.open();
    window.addEventListener('popstate', this.onPop);
  }

  private readonly onPop = (): void => this.tab.navigator.pop();

  close(): void {
    window.removeEventListener('popstate', this.onPop);
    this.tab.close();
  }

  private open(): Tab {
    const path = window.location.pathname;
    this.model.release = this.release;
    const navigator = createNavigator({
      framework: { load: (target) => this.load(target), release: String(this.release), render: renderLocation },
      onArrival: () => undefined,
      onWait: () => undefined,
      leave: (navigation) => this.leave(navigation),
    });
    connectRouter(navigator.start, (to, { replace }) => navigator.follow(to, replace));
    const element = document.createElement('div');
    document.body.replaceChildren(element);
    if (this.broken.has(path)) {
      setTitle(titleOf(path));
      element.innerHTML = `<nav><a aria-current="page">${path}</a></nav><h1>${titleOf(path)}</h1>`;
      return { release: this.release, navigator, close: () => undefined };
    }
    const root = createRoot(element);
    flushSync(() => root.render(<App />));
    return { release: this.release, navigator, close: () => root.unmount() };
  }

  private after(run: () => void): Task {
    const task = { due: this.now + this.latency, run };
    this.tasks.push(task);
    return task;
  }

  private load(path: string): Promise<'current' | 'outdated'> {
    const { tab } = this;
    const { wish } = this.model;
    const isBroken = this.broken.has(path);
    const isOutdated = this.release !== tab.release;
    return new Promise((resolve, reject) => {
      this.after(() => {
        if (tab !== this.tab) return;
        if (isBroken) reject(new Error('No.'));
        else resolve(isOutdated ? 'outdated' : 'current');
        if (wish === this.model.wish) this.model.report(isBroken ? 'failed' : isOutdated ? 'outdated' : 'loaded');
      });
    });
  }

  private leave({ kind, href }: Navigation): void {
    const task = this.after(() => {
      if (this.fullLoad !== task) return;
      if (kind === 'push') window.history.pushState(null, '', href);
      else if (kind === 'replace') window.history.replaceState(null, '', href);
      this.arrive();
    });
    this.fullLoad = task;
  }

  private arrive(): void {
    this.fullLoad = null;
    this.tab.close();
    this.tab = this.open();
    this.model.arrive(!this.broken.has(window.location.pathname));
  }

  act({ act, latency: milliseconds }: Step): void {
    this.latency = milliseconds;
    const path = 'path' in act ? PATHS[act.path]! : '';
    if (act.type === 'click') this.click(path + act.suffix);
    else if (act.type === 'click twice') {
      this.click(path);
      this.click(path);
    } else if (act.type === 'go') this.go(act.delta);
    else if (act.type === 'deploy') this.release += 1;
    else if (act.type === 'reload') {
      this.model.reload();
      this.arrive();
    } else if (!this.broken.delete(path)) this.broken.add(path);
  }

  private click(href: string): void {
    this.model.click(href);
    this.tab.navigator.follow(href);
  }

  private go(delta: number): void {
    if (!this.model.go(delta)) return;
    window.history.go(delta);
    // jsdom goes there in two tasks.
    jest.advanceTimersByTime(1);
    jest.advanceTimersByTime(1);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await microtasks();
      const due = Math.min(...this.tasks.map((task) => task.due));
      if (this.tasks.length === 0 || due > end) break;
      const next = this.tasks.findIndex((task) => task.due === due);
      const [task] = this.tasks.splice(next, 1);
      this.now = due;
      task!.run();
    }
    this.now = Number.isFinite(end) ? end : this.now;
  }

  check(): void {
    const { address, screen, entries } = this.model;
    const { pathname, search, hash } = window.location;
    expect({
      address: pathname + search + hash,
      entries: window.history.length - this.lengthBefore + 1,
      title: document.title.split(' | ')[0],
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      current: [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent),
    }).toEqual({
      address,
      entries: entries.length,
      title: screen.isError ? ERROR : titleOf(screen.path),
      headings: [screen.isError ? ERROR : titleOf(screen.path)],
      current: [pathOf(screen.path)],
    });
  }

  checkQuiet(): void {
    expect(this.model.wish).toBeNull();
    expect(this.model.screen.path).toBe(pathOf(this.model.address));
  }
}

/** Lets everything run that waits for promises that have been fulfilled. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** Checks after every step, and when all is quiet, that the site does what the model says. */
export async function runSequence(steps: readonly Step[]): Promise<void> {
  const browser = new Browser();
  try {
    for (const step of steps) {
      browser.act(step);
      await browser.pass(step.gap);
      browser.check();
    }
    await browser.pass(Infinity);
    browser.check();
    browser.checkQuiet();
  } finally {
    browser.close();
  }
}
