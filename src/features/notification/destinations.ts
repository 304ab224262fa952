import { createContext } from 'react';
import type { Notification, Subject } from '../../model/notification/notification';

/** Link targets of notifications; empty without a provider. */
export interface Destinations {
  getAddress: (item: Notification) => string | null;
  /** Opens the page or launches the service. */
  open: (item: Notification) => void;
}

export const DestinationsContext = createContext<Destinations>({ getAddress: () => null, open: () => {} });

/** Returns the path of the page for a subject. */
export const SubjectPages = createContext<(subject: Subject) => string | null>(() => null);
