/**
 * The part of `rescue.mjs` that shows an error message if the URL cannot be decoded, as a self-contained function like
 * `starter.ts`, which loads the file then and does not start the app.
 */
export function showUndecodable(baseUrl: string): void {
  const add = <Tag extends 'a' | 'div' | 'h1' | 'p'>(tag: Tag, text: string, parent: Element) => {
    const element = document.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };

  const show = (): void => {
    const main = document.querySelector('main') || document.body;
    main.textContent = '';
    main.className = 'start-crash';
    document.title = STRINGS.crash.documentTitle;
    const box = add('div', '', main);
    box.setAttribute('role', 'alert');
    add('h1', STRINGS.crash.title, box);
    add(
      'p',
      STRINGS.crash.undecodable.replace('{address}', () => location.pathname),
      box,
    );
    add('a', STRINGS.crash.home, box).href = baseUrl;
  };

  try {
    decodeURIComponent(location.pathname);
  } catch {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  }
}
