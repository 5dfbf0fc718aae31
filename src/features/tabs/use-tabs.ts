import { useCallback, useLayoutEffect, useState } from 'react';
import { onOwnAddress, useReplaceOwnUrl } from '../../hooks/own-address';
import { choose, onChoice, readChoice } from './tab-groups';
import { initialTab, queryKeyOf, rememberedTab, withQueryValue, type TabChoice } from './tabs-state';

export interface TabsOptions {
  readonly groupId?: string | undefined;
  /** Name of the query parameter for the choice; true for the group's id. */
  readonly queryString?: string | boolean | undefined;
  readonly defaultValue?: string | undefined;
}

/**
 * The selected tab and a function to select another one. Groups with the same id stay in sync, also across windows. If
 * the URL contains a choice, it takes precedence over storage.
 */
export function useTabs(
  tabs: readonly TabChoice[],
  { groupId, queryString, defaultValue }: TabsOptions,
): readonly [string, (value: string) => void] {
  const [selected, setSelected] = useState(() => initialTab(tabs, defaultValue));
  const queryKey = queryKeyOf(queryString, groupId);
  const replaceOwnUrl = useReplaceOwnUrl();
  const values = tabs.map(({ value }) => value).join('\n');

  const show = useCallback(
    (value: string) => {
      if (!values.split('\n').includes(value)) return;
      setSelected(value);
      if (!queryKey || new URLSearchParams(window.location.search).get(queryKey) === value) return;
      replaceOwnUrl((href) => withQueryValue(href, queryKey, value));
    },
    [values, queryKey, replaceOwnUrl],
  );

  useLayoutEffect(() => {
    const restore = () => {
      const fromUrl = queryKey && new URLSearchParams(window.location.search).get(queryKey);
      const known = values.split('\n').map((value) => ({ value, isDefault: false }));
      const remembered = rememberedTab(known, fromUrl, groupId ? readChoice(groupId) : null);
      if (remembered !== null) setSelected(remembered);
    };
    restore();
    const stopReading = queryKey ? onOwnAddress(restore) : undefined;
    const stopListening = groupId ? onChoice(groupId, show) : undefined;
    return () => {
      stopReading?.();
      stopListening?.();
    };
  }, [groupId, queryKey, values, show]);

  const select = useCallback(
    (value: string) => {
      show(value);
      if (groupId) choose(groupId, value);
    },
    [groupId, show],
  );
  return [selected, select];
}
