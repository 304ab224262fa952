import { useStore } from 'ra-core';
import { createContext, use, useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** Value of `KeyboardEvent.key`. */
  key: string;
  /** Label of the key in the sheet, if not the key itself; null merges it with the previous row. */
  keyLabel?: string | null;
  /** Translated description. */
  label: string;
  /** Omitted if the screen handles the key itself and the sheet only lists it. */
  run?: () => void;
}

type Scope = 'page' | 'everywhere';

export type RegisteredShortcut = Shortcut & { scope: Scope };

export type GetShortcuts = () => readonly RegisteredShortcut[];

interface ShortcutState {
  register: (getShortcuts: GetShortcuts) => () => void;
  openSheet: () => void;
}

export const ShortcutContext = createContext<ShortcutState>({
  register: () => () => {},
  openSheet: () => {},
});

/** Users must be able to turn off single-character shortcuts (WCAG 2.1.4). */
export const useShortcutsEnabled = () => useStore('preferences.shortcuts', true);

/** Registers shortcuts while the component is mounted; the last mounted component wins. */
export const useShortcuts = (shortcuts: readonly Shortcut[], scope: Scope = 'page'): void => {
  const { register } = use(ShortcutContext);
  const read = useEffectEvent(() => shortcuts.map((shortcut) => ({ ...shortcut, scope })));
  useEffect(() => register(() => read()), [register]);
};

export const useShortcutSheet = () => use(ShortcutContext).openSheet;
