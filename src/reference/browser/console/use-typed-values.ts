import { useRef } from 'react';
import { pathKey, type Complaints } from '../../shared/console/complaints';
import type { TypedValue } from '../../shared/console/flow';
import { changeTabState, tabState } from './tab-store';

/**
 * Names, ids and keys that the reader types in a form, which then stand in all samples of the tab. They are kept once
 * a field is left, so that a half-typed key takes the place of no other, and only if nothing is wrong with them.
 */
export function useTypedValues(complaints: Complaints) {
  const typed = useRef(new Map<string, TypedValue>());
  return {
    note: (values: readonly TypedValue[]) => {
      for (const value of values) typed.current.set(value.name, value);
    },
    keepTyped: () => {
      const good = [...typed.current.values()].filter(({ path }) => !complaints.has(pathKey(path)));
      typed.current.clear();
      if (good.length > 0)
        changeTabState({
          values: { ...tabState().values, ...Object.fromEntries(good.map(({ name, value }) => [name, value])) },
        });
    },
  };
}
