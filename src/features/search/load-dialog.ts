import type { ComponentType } from 'react';
import type { SearchDialogProps } from './search-dialog';

let loading: Promise<ComponentType<SearchDialogProps>> | undefined;
let loaded: ComponentType<SearchDialogProps> | undefined;

/** Fetches the dialog's code, once; again after a failure. */
export function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  loading ??= import('./search-dialog').then(
    (module) => (loaded = module.default),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The dialog, if its code is there. */
export function loadedDialog(): ComponentType<SearchDialogProps> | undefined {
  return loaded;
}
