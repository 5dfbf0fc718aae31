import type { Browser, BrowserType, LaunchOptions } from 'playwright-core';

/**
 * A browser type that starts one browser for the whole build. The diagram renderer starts and closes one for each page
 * with a diagram, which takes about a second each time; here closing is put off until nothing was drawn for a while.
 */
export function shareBrowser(type: BrowserType, idleMilliseconds = 5000): Pick<BrowserType, 'launch'> {
  let running: Promise<Browser> | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;

  const release = (): void => {
    users -= 1;
    if (users > 0) return;
    timer = setTimeout(() => {
      const closing = running;
      running = undefined;
      void closing?.then((browser) => browser.close());
    }, idleMilliseconds);
    // A build that is done must not wait for this.
    timer.unref();
  };

  return {
    launch: async (options?: LaunchOptions) => {
      clearTimeout(timer);
      users += 1;
      running ??= type.launch(options);
      const browser = await running;
      return new Proxy(browser, {
        get: (target, name) => {
          if (name === 'close') return () => Promise.resolve(release());
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    },
  };
}
