import { showLayout } from './layout-embed';

/** The link that readers without scripts see contains the base path, which this script does not know. */
const playground = document.querySelector('a')?.getAttribute('href') ?? '';
const show = (): void => showLayout(document.body, window.location.hash, playground);
window.addEventListener('hashchange', show);
show();
