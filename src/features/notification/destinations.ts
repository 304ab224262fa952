import { createContext } from 'react';
import type { Notification, Subject } from '../../model/notification/notification';

/** Targets of notifications; none without a provider. */
export interface Destinations {
  getAddress: (item: Notification) => string | null;
  /** Goes there, or launches the service. */
  open: (item: Notification) => void;
}

export const DestinationsContext = createContext<Destinations>({ getAddress: () => null, open: () => {} });

/** The address of the page that a subject leads to. */
export const SubjectPages = createContext<(subject: Subject) => string | null>(() => null);
