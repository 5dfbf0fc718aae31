import { areTabValuesShown, onTabValues, readTabValues, showTabValues } from '../../hooks/tab-values';
import { canFill, fillSample, replacementsIn, restoreSample, samplesIn } from './fill-samples';
import * as styles from './own-values.module.css';

const SWITCH = 'data-own-values-switch';

/**
 * Keeps the samples of the page in step with the reader's values: a switch in the head of each sample that one of them
 * fits, and the values themselves while the switch is on. Works until the page is left, also for pages shown later.
 */
export function startOwnValues(): void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      update();
      // What was just changed here is no news.
      observer.takeRecords();
    });
  };
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${SWITCH}]`)) showTabValues(!areTabValuesShown());
  });
  onTabValues(schedule);
  update();
  observer.takeRecords();
}

function update(): void {
  const samples = samplesIn(document);
  const replacements = replacementsIn(samples, readTabValues());
  const isOn = areTabValuesShown();
  for (const code of samples) {
    const fits = canFill(code, replacements);
    if (fits && isOn) fillSample(code, replacements);
    else restoreSample(code);
    updateSwitch(code, fits, isOn);
  }
}

function updateSwitch(code: HTMLElement, isNeeded: boolean, isOn: boolean): void {
  const actions = code.closest('[data-code-block]')?.querySelector('.code-actions');
  const known = actions?.querySelector(`[${SWITCH}]`);
  if (!isNeeded) known?.remove();
  else (known ?? createSwitch(actions)).setAttribute('aria-pressed', String(isOn));
}

function createSwitch(actions: Element | null | undefined): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(SWITCH, '');
  button.className = styles.toggle ?? '';
  button.textContent = STRINGS.code.ownValues;
  button.title = STRINGS.code.ownValuesTitle;
  actions?.prepend(button);
  return button;
}
