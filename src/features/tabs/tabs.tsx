import { Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PanelShownContext } from '../../hooks/panel-shown';
import { useHydrated } from '../../hooks/use-hydrated';
import type { TabItemProps } from './tab-item';
import { tabOptions } from './tab-option';
import { focusAfterKey, queryKeyOf } from './tabs-state';
import { useTabs, type TabsOptions } from './use-tabs';
import * as styles from './tabs.module.css';

export interface TabsProps extends TabsOptions {
  /** `TabItem` elements; anything else is ignored. */
  readonly children?: ReactNode;
  /** True if the HTML has only the first panel, because the others would make the page too heavy. */
  readonly isBrief?: boolean;
}

/**
 * Panels of which one is shown, selected by tabs. Without scripts, all panels are shown one below the other, with their
 * labels. Until hydration, the inline script shows the chosen panel and selects its tab, or has the app started if the
 * page does not have this panel yet.
 */
export function Tabs({ children, isBrief = false, ...options }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItemProps> =>
      isValidElement<TabItemProps>(child) && typeof child.props.value === 'string',
  );
  const [selected, select] = useTabs(
    items.map(({ props }) => ({ value: props.value, isDefault: props.default === true })),
    options,
  );
  const isHydrated = useHydrated();
  const queryKey = queryKeyOf(options.queryString, options.groupId);
  const optionNames = items.map(({ props }) => tabOptions(options.groupId, queryKey, props.value) ?? undefined);
  const isRemembered = optionNames[0] !== undefined;
  const hasPanel = (value: string): boolean => !isBrief || isHydrated || value === selected;
  const known = optionNames.filter((_name, index) => hasPanel(items[index]?.props.value ?? ''));

  /** Keeps the clicked tab at its position in the window, even if other groups with the same id change their height. */
  const choose = (value: string, tab: HTMLElement) => {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => select(value));
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const target = focusAfterKey(event.key, index, items.length);
    if (target !== null) list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose(value, event.currentTarget);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.tabs} data-options={isRemembered ? (isHydrated ? '' : known.join(' ')) : undefined}>
      <div role="tablist" className={styles.list} ref={list}>
        {items.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            // The inline script may have selected another tab.
            suppressHydrationWarning
            id={`${id}tab-${index}`}
            aria-controls={hasPanel(value) ? `${id}panel-${index}` : undefined}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            className={styles.tab}
            data-option={optionNames[index]}
            onClick={(event) => choose(value, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index, value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item, index) =>
        hasPanel(item.props.value) ? (
          <div
            key={item.props.value}
            role="tabpanel"
            id={`${id}panel-${index}`}
            aria-labelledby={`${id}tab-${index}`}
            data-label={item.props.label ?? item.props.value}
            data-option={optionNames[index]}
            data-inactive={item.props.value === selected ? undefined : ''}
            className={styles.panel}
          >
            <PanelShownContext value={item.props.value === selected}>{item}</PanelShownContext>
          </div>
        ) : null,
      )}
    </div>
  );
}
