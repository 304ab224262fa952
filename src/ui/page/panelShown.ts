import { createContext } from 'react';

/** False in the panel of a tab that is not open. */
export const PanelShownContext = createContext(true);
