import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';
import { focusRendered } from '../../../ui/focus';
import { maxSelected, type useSelectAll } from './useSelectAll';

type All = ReturnType<typeof useSelectAll>;

/** Offers all that match; while they are read, Cancel stands in its place. */
export const SelectAll = ({ offer, progress, read, stop }: All) => {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const bar = element?.closest('[data-selection-bar]');
    // Once all are selected, the keyboard goes on with what can be done with them.
    return () => {
      if (document.activeElement === element)
        focusRendered(() => bar?.querySelector<HTMLElement>('[aria-haspopup]') ?? null);
    };
  }, []);
  const total = offer ?? 0;
  return (
    <Button
      ref={button}
      onClick={({ detail }) => {
        if (!progress) read();
        // The second click of a double click is not meant for Cancel.
        else if (detail < 2) stop();
      }}
    >
      {progress
        ? t('action.cancel')
        : t(total > maxSelected ? 'users.selection.selectFirst' : 'users.selection.selectAll', {
            max: maxSelected,
            total,
          })}
    </Button>
  );
};
