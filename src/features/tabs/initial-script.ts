import { CHOICE_PREFIX } from './tab-option';

/**
 * Source of the part of the inline script that shows the chosen tabs before the first paint. It adopts a style sheet
 * with four rules for every stored choice and for every value in the URL, in this order, because the URL takes
 * precedence. They apply only to a group that has the chosen value and is not hydrated: `Tabs` clears `data-options` at
 * hydration, so that the rules cannot contradict what the reader chooses later. They cannot be part of the static style
 * sheets, because authors can use any group and value. If storage is blocked, the URL is read at hydration. Variants in
 * the navbar and the release notes of one area have the same attributes; a month that fits also contains areas that do
 * or do not.
 *
 * Once the tabs exist, the selected one is also the one that assistive technology announces and the keyboard reaches.
 * If the HTML lacks its panel, the app is started at once (`data-start`).
 *
 * @param otherKey key of a stored value that works like the choice of a tab, for other elements with these attributes
 */
export function tabsScript(otherKey: string | null): string {
  const isOther = otherKey === null ? '' : `if(s==="${otherKey}")a("",s,localStorage[s]);`;
  return (
    `try{(function(t,d,l){` +
    `function a(p,k,v){` +
    `l.push(v='~="'+p+encodeURIComponent(k)+"="+encodeURIComponent(v)+'"]');` +
    `k=":is([data-options"+v+",[data-option"+v+")>";` +
    `t+=k+"[data-option]{display:none}"+k+"[data-option"+v+"{display:block}"+` +
    `k+"*>[data-option]{--chosen:initial}"+k+"*>[data-option"+v+"{--chosen:inherit}"}` +
    `Object.keys(localStorage).forEach(function(s){${isOther}` +
    `if(!s.indexOf("${CHOICE_PREFIX}"))a("",s.slice(${CHOICE_PREFIX.length}),localStorage[s])});` +
    `new URLSearchParams(location.search).forEach(function(s,k,c){a("?",k,c.get(k))});` +
    `d.replaceSync(t);document.adoptedStyleSheets=[d];` +
    `addEventListener("DOMContentLoaded",function(){l.forEach(function(v){` +
    `document.querySelectorAll("[data-options"+v+">[role=tablist]>*").forEach(function(b){` +
    `var s=b.matches("[data-option"+v);b.setAttribute("aria-selected",s);b.tabIndex=s-1});` +
    `if(document.querySelector("[data-options]:not([data-options"+v+")>*>[data-option"+v))` +
    `document.documentElement.dataset.start=""})})` +
    `})("",new CSSStyleSheet,[])}catch(e){}`
  );
}
