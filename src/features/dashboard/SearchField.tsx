import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useShortcuts, useShortcutSheet, useShortcutsOn } from '../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { tooltip } from '../../ui/page/SharedTooltip';
import { isCovered, isTyping } from '../../ui/keyboard';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onArrowDown: () => void;
}

export const SearchField = ({ field, query, onQuery, onEnter, onArrowDown }: Props) => {
  const t = useTranslate();
  const openShortcuts = useShortcutSheet();
  const [isOn] = useShortcutsOn();
  useShortcuts([{ key: 'a', face: 'a – z', label: t('dashboard.search.anywhere') }]);
  useWindowEvent('keydown', (event) => {
    const isText = isCharacter(event) && !/[?/]/.test(event.key);
    if (isOn && isText && !event.defaultPrevented && !isTyping(event.target) && !isCovered())
      field.current?.focus();
  });
  return (
    <SearchBox
      isMain
      ref={field}
      label={t('dashboard.search.label')}
      placeholder={t('dashboard.search.placeholder')}
      value={query}
      onChange={onQuery}
      keys={{ Enter: onEnter, ArrowDown: onArrowDown }}
    >
      <IconButton
        size="small"
        edge="end"
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
        {...tooltip(t('shortcuts.title'))}
        onClick={openShortcuts}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
    </SearchBox>
  );
};

const isCharacter = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;
