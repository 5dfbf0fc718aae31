import { displayPath } from '../../../site/build/source-text';
import { siteConfig } from '../../../site/config/site-config';
import { ContentError } from '../../../site/problems';
import type { LandingCopy } from '../../shared/landing';
import { dataFilePath, readDataFile } from '../files/data';
import { drawingElement } from '../tree/drawing-element';
import { inlineMarkdown } from '../tree/inline-markdown';
import { toHtmlString } from '../tree/to-tree';
import { deriveMeeting } from './derive-meeting';
import { drawCard } from './draw-card';

/**
 * Reads the texts of the landing page from their data file, renders those with Markdown and draws its pictures. Returns
 * null if the content root has no such file.
 *
 * @throws ContentError if a text contains an image or links to a source file: pages are linked by their URL
 */
export function deriveLanding(): LandingCopy | null {
  const landing = readDataFile('landing.yaml');
  if (!landing) return null;
  const { actions, meeting, call, areas, playgrounds, news, terms } = landing;
  const withPictures = ({ heading, cards }: NonNullable<typeof areas> = { heading: '', cards: [] }) => ({
    heading,
    cards: cards.map(({ picture, ...card }) => ({
      ...card,
      picture: toHtmlString([drawingElement(drawCard(picture, meeting.people))]),
    })),
  });
  return {
    actions,
    meeting: {
      label: meeting.label,
      request: meeting.request,
      answer: markdown('meeting.answer', meeting.answer),
      ...deriveMeeting(meeting.people, meeting.layouts),
    },
    call: { heading: call.heading, html: markdown('call.text', call.text) },
    areas: withPictures(areas),
    playgrounds: withPictures(playgrounds),
    news,
    terms: {
      heading: terms.heading,
      lines: terms.lines.map(({ term, text }, index) => ({ term, html: markdown(`terms.lines.${index}.text`, text) })),
    },
  };
}

function markdown(field: string, text: string): string {
  const reject = (expected: string) => (): never => {
    throw new ContentError([
      { file: displayPath(dataFilePath('landing.yaml')), message: `field "${field}": found "${text}"; ${expected}` },
    ]);
  };
  return inlineMarkdown(text, {
    baseUrl: siteConfig.baseUrl,
    resolveSourceLink: reject('expected a link to the URL of a page, not to a source file'),
    resolveImage: reject('images are not allowed, only code, emphasis and links'),
  });
}
