/** The first script of each frame: color mode, and what the page around the frame is told. */
import { report, shown } from './report';

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

export function startStage(): void {
  const mode = window.location.hash.slice(1);
  if (mode === 'light' || mode === 'dark') document.documentElement.style.colorScheme = mode;
  const printer: Pick<Console, (typeof LEVELS)[number]> = console;
  for (const level of LEVELS) {
    const print = printer[level].bind(console);
    printer[level] = (...values: unknown[]) => {
      print(...values);
      report(level === 'error' ? 'error' : 'print', values.map(shown).join(' '));
    };
  }
  window.addEventListener('error', ({ message }) => report('error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => report('error', shown(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('error', `The frame's policy blocked ${effectiveDirective} ${blockedURI}`),
  );
  report('started', '');
}
