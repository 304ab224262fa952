import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { IconButton } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { useKeyDown } from '../../ui/useKeyDown';
import { tooltip } from '../../ui/page/SharedTooltip';
import { isCovered, isTyping } from '../../ui/isTyping';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onArrowDown: () => void;
  /** Opens the service of this position, from 1. */
  onNumber: (position: number) => void;
}

export const SearchField = ({ field, query, onQuery, onEnter, onArrowDown, onNumber }: Props) => {
  const t = useTranslate();
  const [typesAnywhere, setTypesAnywhere] = useStore('preferences.dashboard.typeAnywhere', true);
  // Single-key shortcuts can be switched off (WCAG 2.1.4).
  useKeyDown((event) => {
    const input = field.current;
    if (!input || event.defaultPrevented || !typesAnywhere || !isCharacter(event)) return;
    if (isTyping(event.target) || isCovered()) return;
    if (/[/1-9]/.test(event.key)) event.preventDefault();
    if (/[1-9]/.test(event.key)) onNumber(Number(event.key));
    else input.focus();
  });
  return (
    <SearchBox
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
        {...tooltip(t('dashboard.search.anywhere'))}
        aria-pressed={typesAnywhere}
        color={typesAnywhere ? 'primary' : 'default'}
        onClick={() => setTypesAnywhere(!typesAnywhere)}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
    </SearchBox>
  );
};

const isCharacter = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !isComposing && !ctrlKey && !metaKey && !altKey;
