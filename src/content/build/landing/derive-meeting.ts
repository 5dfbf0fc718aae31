import type { LandingMeeting } from '../../shared/landing';
import { codeBlock } from '../../../reference/build/highlight';
import { NAME_WIDTH, nameLabel } from '../../../playgrounds/shared/layouts/name-label';
import { layoutArrangement, type LayoutName } from '../../../playgrounds/shared/layouts/predefined';
import { namedLayoutBody, placePeople } from '../../../playgrounds/shared/layouts/layout-steps';
import { WIDESCREEN } from '../../../playgrounds/shared/layouts/types';
import { node } from '../../../playgrounds/shared/drawing';
import { lookOfName } from '../../../playgrounds/shared/meeting-picture/looks';
import { drawView } from '../../../playgrounds/shared/meeting-picture/views';
import { formatLocale } from '../../../site/config/language';
import { drawingElement } from '../tree/drawing-element';
import { toHtmlString } from '../tree/to-tree';
import { writeLayoutCall, writeLayoutOptions } from './write-call';

/** Draws these people, places them in the layouts, and writes the call that sets each layout. */
export function deriveMeeting(
  names: readonly string[],
  layouts: readonly LayoutName[],
): Pick<LandingMeeting, 'narrow' | 'people' | 'layouts'> {
  const places = layouts.map((layout) => placePeople(layout, names));
  return {
    narrow: (NAME_WIDTH / WIDESCREEN.width) * 100,
    people: names.map((name, index) => ({
      name,
      initials: nameLabel(name, 0),
      picture: toHtmlString([
        drawingElement(node('svg', { viewBox: '0 0 160 90' }, drawView('person', lookOfName(name)))),
      ]),
      places: places.flatMap((all) => all[index] ?? []),
    })),
    layouts: layouts.map((name, index) => {
      const body = namedLayoutBody(name, names);
      return {
        name,
        caption: caption(
          name,
          names.filter((_name, person) => places[index]?.[person]?.isShown),
        ),
        request: toHtmlString([codeBlock(writeLayoutCall(body), 'bash')]),
        answer: toHtmlString([codeBlock(writeLayoutOptions(body), 'json')]),
      };
    }),
  };
}

const LIST = new Intl.ListFormat(formatLocale);

function caption(name: LayoutName, shown: readonly string[]): string {
  const arrangement = layoutArrangement(name);
  return `${arrangement.charAt(0).toUpperCase()}${arrangement.slice(1)}: ${LIST.format(shown)}.`;
}
