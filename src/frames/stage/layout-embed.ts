import type { DrawingNode } from '../../playgrounds/shared/drawing';
import { drawPlan, planTitle } from '../../playgrounds/shared/picture';
import { decodePlan } from '../../playgrounds/shared/url-state';

const SVG = 'http://www.w3.org/2000/svg';
/** Names that SVG does not write in lower case with dashes. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', viewBox: 'viewBox' };

/** Shows the layout in the hash of the address, or what is wrong with it. Runs in frames of other sites. */
export function showLayout(body: HTMLElement, hash: string, playground: string): void {
  const plan = decodePlan(hash);
  const title = document.createElement('h1');
  const link = document.createElement('a');
  link.textContent = STRINGS.frames.openInPlayground;
  link.href = playground + (plan?.value ? hash : '');
  link.target = '_blank';
  link.rel = 'noopener';
  const line = document.createElement('footer');
  line.append(title, link);
  const main = document.createElement('main');
  if (plan?.value) {
    title.textContent = planTitle(plan.value);
    main.append(toElement(drawPlan(plan.value)), line);
  } else {
    title.textContent = STRINGS.frames.noLayout;
    const problem = document.createElement('p');
    problem.textContent = plan?.problems.join(' ') ?? STRINGS.frames.noLayoutInAddress;
    main.append(problem, line);
  }
  document.title = title.textContent;
  body.replaceChildren(main);
}

function toElement({ tag, attributes, children }: DrawingNode): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : toElement(child))));
  return element;
}
