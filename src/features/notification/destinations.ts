import { createContext } from 'react';
import type { Notification } from '../../model/notification/notification';

/** Where notifications lead; nowhere without a provider. */
export interface Destinations {
  addressOf: (item: Notification) => string | null;
  /** Goes there, or launches the service. */
  open: (item: Notification) => void;
}

export const DestinationsContext = createContext<Destinations>({ addressOf: () => null, open: () => {} });
