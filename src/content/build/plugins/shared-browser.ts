import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
  Page,
} from '@playwright/test';

type SharedPage = Pick<Page, 'goto' | 'addStyleTag' | 'addScriptTag' | 'evaluate' | 'close'>;
type SharedContext = { readonly newPage: () => Promise<SharedPage>; readonly close: BrowserContext['close'] };
type SharedBrowser = {
  readonly newContext: (options?: BrowserContextOptions) => Promise<SharedContext>;
  readonly close: Browser['close'];
};
export interface SharedBrowserType {
  readonly launch: (options?: LaunchOptions) => Promise<SharedBrowser>;
}

/**
 * Wraps a browser type for the diagram renderer. The renderer starts a browser for each page of content with a diagram
 * and loads its library into it, which takes two to three times as long as drawing. The wrapper keeps one browser open
 * until nothing has been drawn for `idleMilliseconds` and reuses tabs that have loaded the library.
 */
export function shareBrowser(type: Pick<BrowserType, 'launch'>, idleMilliseconds = 5000): SharedBrowserType {
  let running: Promise<{ readonly browser: Browser; readonly tabs: Tabs }> | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;

  const release = (): Promise<void> => {
    users -= 1;
    if (users > 0) return Promise.resolve();
    timer = setTimeout(() => {
      const closing = running;
      running = undefined;
      void closing?.then(({ browser }) => browser.close());
    }, idleMilliseconds);
    // A finished build must not wait for this timer.
    timer.unref();
    return Promise.resolve();
  };

  return {
    launch: async (options) => {
      clearTimeout(timer);
      users += 1;
      running ??= type.launch(options).then((browser) => ({ browser, tabs: createTabs(browser) }));
      const { tabs } = await running;
      return {
        newContext: (contextOptions) =>
          Promise.resolve({ newPage: () => tabs.take(contextOptions), close: () => Promise.resolve() }),
        close: release,
      };
    },
  };
}

interface Tabs {
  readonly take: (options?: BrowserContextOptions) => Promise<SharedPage>;
}

/** Creates tabs in one context, all opened at the same URL with the same style sheets and scripts. */
function createTabs(browser: Browser): Tabs {
  let context: Promise<BrowserContext> | undefined;
  const free: SharedPage[] = [];

  const open = async (options?: BrowserContextOptions): Promise<SharedPage> => {
    context ??= browser.newContext(options);
    const page = await (await context).newPage();
    const loaded = new Map<string, Promise<unknown>>();
    let isUsable = true;
    /** Wraps a loading step so that the tab runs it only once for each argument. */
    const once =
      <Argument, Result>(name: string, load: (argument: Argument) => Promise<Result>) =>
      (argument: Argument): Promise<Result> => {
        const key = `${name} ${JSON.stringify(argument)}`;
        if (!loaded.has(key)) {
          const loading = load(argument);
          loading.catch(() => (isUsable = false));
          loaded.set(key, loading);
        }
        return loaded.get(key) as Promise<Result>;
      };
    const tab: SharedPage = {
      goto: once('goto', (url: string) => page.goto(url)),
      addStyleTag: once('style', (tag: Parameters<Page['addStyleTag']>[0]) => page.addStyleTag(tag)),
      addScriptTag: once('script', (tag: Parameters<Page['addScriptTag']>[0]) => page.addScriptTag(tag)),
      evaluate: page.evaluate.bind(page),
      close: async () => {
        try {
          await page.evaluate(() => document.body.replaceChildren());
        } catch {
          // The tab has crashed or its browser is closed.
          isUsable = false;
        }
        if (isUsable) free.push(tab);
        else await page.close().catch(() => undefined);
      },
    };
    return tab;
  };

  return { take: (options) => (free.length > 0 ? Promise.resolve(free.pop()!) : open(options)) };
}
