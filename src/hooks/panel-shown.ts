import { createContext } from 'react';

/** False in panels that are not shown, where work that only the eye notices can wait. */
export const PanelShownContext = createContext(true);
