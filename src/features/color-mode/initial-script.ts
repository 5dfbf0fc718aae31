import { STORAGE_KEY, type ColorModeSettings } from './color-mode-state';

/**
 * Source of the part of the inline script that sets the color mode before the first paint: the stored choice, the
 * system's mode if it is respected, or the default mode. It uses old JavaScript syntax, throws nothing, and is the same
 * on every page.
 */
export function colorModeScript({ defaultMode, disableSwitch, respectSystem }: ColorModeSettings): string {
  const fallback = respectSystem ? 'system' : defaultMode;
  const read = disableSwitch
    ? ''
    : `try{var s=localStorage.getItem("${STORAGE_KEY}");if(s==="light"||s==="dark")c=s}catch(e){}`;
  const system = respectSystem
    ? `if(c==="system")try{m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}catch(e){m="${defaultMode}"}`
    : '';
  return `(function(e){var c="${fallback}";${read}var m=c;${system}e.setAttribute("data-theme",m);e.setAttribute("data-theme-choice",c)})(document.documentElement);`;
}
