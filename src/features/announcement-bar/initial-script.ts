import { DISMISS_KEY, DISMISSED_ATTRIBUTE, ID_KEY, type AnnouncementSettings } from './announcement-state';

/**
 * Source of the part of the inline script that hides a dismissed announcement before the first paint. Empty if the bar
 * cannot be closed, so that what an earlier configuration stored is ignored.
 */
export function announcementScript(settings: AnnouncementSettings | null): string {
  if (!settings?.closeable) return '';
  const id = JSON.stringify(settings.id).replace(/</g, '\\u003c');
  return `try{if(localStorage.getItem("${ID_KEY}")===${id}&&localStorage.getItem("${DISMISS_KEY}")==="true")document.documentElement.setAttribute("${DISMISSED_ATTRIBUTE}","true")}catch(e){}`;
}
