import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, LaunchOptions, Page } from 'playwright-core';

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
 * A browser type for the diagram renderer, which starts a browser for each page of content with a diagram and loads its
 * library into it: two to three times as long as the drawing. Here one browser stays until nothing was drawn for a
 * while,
 * and a tab that has the library serves again.
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
    // A build that is done must not wait for this.
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

/** Tabs of one context, all opened at the same address with the same sheets and scripts. */
function createTabs(browser: Browser): Tabs {
  let context: Promise<BrowserContext> | undefined;
  const free: SharedPage[] = [];

  const open = async (options?: BrowserContextOptions): Promise<SharedPage> => {
    context ??= browser.newContext(options);
    const page = await (await context).newPage();
    const loaded = new Map<string, Promise<unknown>>();
    let isWhole = true;
    /** Does for each first argument once what fills the tab. */
    const once =
      <Argument, Result>(name: string, load: (argument: Argument) => Promise<Result>) =>
      (argument: Argument): Promise<Result> => {
        const key = `${name} ${JSON.stringify(argument)}`;
        if (!loaded.has(key)) {
          const loading = load(argument);
          loading.catch(() => (isWhole = false));
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
          // It has crashed, or its browser is gone.
          isWhole = false;
        }
        if (isWhole) free.push(tab);
        else await page.close().catch(() => undefined);
      },
    };
    return tab;
  };

  return { take: (options) => (free.length > 0 ? Promise.resolve(free.pop()!) : open(options)) };
}
