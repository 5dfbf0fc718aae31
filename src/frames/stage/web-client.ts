import { TEXTS, type ClientRequest, type FromClient, type Locale, type ToClient } from './client-messages';
import { createMeetingCanvas, type MeetingCanvas } from './meeting-canvas';
import { OTHERS } from './meeting-picture';

const STYLE = `
  body { margin: 0; background: #121212; color: #fff; font: 16px/1.4 system-ui, sans-serif; }
  main { display: flex; flex-direction: column; align-items: center; gap: 12px; padding: 12px; }
  canvas, img { max-inline-size: 100%; max-block-size: 60vh; block-size: auto; }
  button, input { min-block-size: 32px; padding: 4px 12px; font: inherit; }
  p { margin: 0; }
`;

/** The stand-in for the web client, in the frame of the iframe SDK. It shows drawn people and takes no camera. */
export function startWebClient(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
  const main = document.body.appendChild(document.createElement('main'));
  let drawing: MeetingCanvas | undefined;
  let locale: Locale = 'en';

  const join = (name: string): void => {
    drawing = createMeetingCanvas({ people: [{ id: 'you', name }, ...OTHERS], isPresenting: false });
    main.replaceChildren(drawing.canvas, button(TEXTS[locale].leave, leave));
    tell({ type: 'meetingJoin' });
  };
  const leave = (): void => {
    drawing?.stop();
    main.replaceChildren(text(TEXTS[locale].left));
    tell({ type: 'meetingLeave' });
  };
  const enter = (message: Extract<ToClient, { type: 'enter' }>): void => {
    locale = message.locale;
    document.documentElement.lang = locale;
    if (message.guestName === null) return join('You');
    const label = document.createElement('label');
    const input = Object.assign(document.createElement('input'), { value: message.guestName });
    label.append(`${TEXTS[locale].name} `, input);
    main.replaceChildren(
      label,
      button(TEXTS[locale].join, () => join(input.value.trim() || 'You')),
    );
  };
  window.addEventListener('message', ({ source, data }: MessageEvent<ToClient>) => {
    if (source !== window.parent) return;
    if (data.type === 'enter') enter(data);
    else
      void perform(main, data.request).then(
        () => tell({ type: 'answer', id: data.id }),
        (error: unknown) => main.append(text(String(error))),
      );
  });
  tell({ type: 'loaded' });
}

async function perform(main: HTMLElement, request: ClientRequest): Promise<void> {
  if (request.type === 'chat') return main.append(text(`You: ${request.message}`));
  if (request.type === 'snapshot') return main.append(text('Snapshot taken.'));
  for (const file of request.files) {
    if (!file.type.startsWith('image/')) main.append(text('A PDF is presented.'));
    else
      main.prepend(Object.assign(new Image(), { src: await readAsData(file), alt: 'Presented picture', height: 180 }));
  }
}

/** Not an object URL: the policy allows pictures only as data. */
function readAsData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

function tell(message: FromClient): void {
  window.parent.postMessage(message, '*');
}

function text(content: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: content, role: 'status' });
}

function button(label: string, onClick: () => void): HTMLElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  element.addEventListener('click', onClick);
  return element;
}
