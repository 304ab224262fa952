import { useTranslate, type Identifier } from 'ra-core';
import type { RefObject } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts';

export interface RowShortcut<Row> {
  key: string;
  label: string;
  run: (row: Row) => void;
}

interface RowShortcuts<Row extends { id: Identifier }> {
  rows: readonly Row[] | undefined;
  /** Shortcuts of the focused row; undefined disables j and k too. */
  shortcuts: readonly RowShortcut<Row>[] | undefined;
  toggle: ((id: Row['id'], isRange: boolean) => void) | undefined;
}

/** Moves between the rows by j and k; the other keys act on the focused row. */
export const useRowShortcuts = <Row extends { id: Identifier }>(
  table: RefObject<HTMLElement | null>,
  { rows = [], shortcuts, toggle }: RowShortcuts<Row>,
) => {
  const t = useTranslate();
  const getRows = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
  const current = () => getRows().findIndex((row) => row.contains(document.activeElement));
  const move = (offset: number) => () => {
    const from = current();
    getRows()[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + offset))]?.focus();
  };
  const runOnRow = (run: (row: Row) => void) => () => {
    const row = rows[current()];
    if (row) run(row);
  };
  useShortcuts(
    shortcuts
      ? [
          { key: 'j', label: t('shortcuts.row.next'), run: move(1) },
          { key: 'k', label: t('shortcuts.row.previous'), run: move(-1) },
          { key: 'Enter', keyLabel: t('shortcuts.row.enter'), label: t('shortcuts.row.open') },
          ...(toggle
            ? [
                {
                  key: 'x',
                  label: t('shortcuts.row.select'),
                  run: runOnRow(({ id }) => toggle(id, false)),
                },
              ]
            : []),
          ...shortcuts.map(({ key, label, run }) => ({ key, label, run: runOnRow(run) })),
        ]
      : [],
  );
};
