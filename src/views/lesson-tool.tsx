import { useState } from 'react';
import { LessonPanel } from '../reference/browser/lessons/lesson-panel';
import { API_URL, consoleServers } from './console-servers';

/** Runs the commands of a page. `use` is the latest use of one of its buttons. */
export function LessonTool({ use }: { readonly use: { readonly button: HTMLElement } }) {
  const [box] = useState(() => document.querySelector<HTMLElement>('[data-lesson]') ?? document.body);
  return <LessonPanel servers={consoleServers} apiUrl={API_URL} use={use} box={box} />;
}
