import type { ReactNode } from 'react';

/** What the two tabs in which the second factor can be changed are given. */
export interface FactorTabProps {
  /** Told when the second factor has become another one. */
  onFactorChanged: () => void;
  /** What is then offered. */
  offer: ReactNode;
}
