import { STORAGE_KEY, type ColorModeSettings } from './color-mode-state';

/**
 * Source text of the part of the inline script that sets the colour mode before anything is painted: the stored
 * choice, or the system's mode where it is respected, or the default. It is old JavaScript, throws nothing,
 * and is the same text on every page.
 */
export function colorModeScript({ defaultMode, disableSwitch, respectSystem }: ColorModeSettings): string {
  const fallback = respectSystem ? 'system' : defaultMode;
  const read = disableSwitch
    ? ''
    : `try{var s=localStorage.getItem('${STORAGE_KEY}');if(s==='light'||s==='dark')c=s}catch(e){}`;
  const system = respectSystem
    ? `if(c==='system')try{m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){m='${defaultMode}'}`
    : '';
  return `(function(d){var c='${fallback}';${read}var m=c;${system}d.setAttribute('data-theme',m);d.setAttribute('data-theme-choice',c)})(document.documentElement);`;
}
