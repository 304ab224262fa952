import { createContext } from 'react';
import type { Notification, Subject } from '../../model/notification/notification';

/** Link targets of notifications; empty without a provider. */
export interface Destinations {
  getAddress: (item: Notification) => string | null;
  /** The user's own service of this name. */
  getService: (name: string) => { code_name: string; icon_url: string | null } | undefined;
  /** Opens the page or launches the service. */
  open: (item: Notification) => void;
}

export const DestinationsContext = createContext<Destinations>({
  getAddress: () => null,
  getService: () => undefined,
  open: () => {},
});

/** Returns the path of the page for a subject. */
export const SubjectPages = createContext<(subject: Subject) => string | null>(() => null);
