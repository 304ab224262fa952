import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { moveFocus } from '../focus';

interface TabItem<Name extends string> {
  name: Name;
  label: string;
  tooltip?: string | undefined;
  /** Shown beside the label; keeps its place while it is ''. */
  count?: string | undefined;
}

interface TabListProps<Name extends string> {
  label: string;
  tabs: readonly TabItem<Name>[];
  /** Id prefix of the tabs and panels, or the id of a single shared panel. */
  ids: { prefix: string } | { panel: string };
  active: Name;
  disabled?: boolean;
  /** For filters: lower tabs of their own width, with truncated labels. */
  isDense?: boolean;
  onOpen: (name: Name) => void;
  sx?: SxProps<Theme>;
}

/** Replaces MUI's Tabs, which render twice and measure themselves before the page is painted. */
export const TabList = <Name extends string>(props: TabListProps<Name>) => {
  const { label, tabs, ids, active, disabled = false, isDense = false, onOpen, sx = [] } = props;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const countId = (name: Name) => `${id}count-${name}`;
  const activeIndex = tabs.findIndex(({ name }) => name === active);
  useEffect(() => {
    const tab = list.current?.children[activeIndex];
    if (list.current && tab instanceof HTMLElement)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [activeIndex]);
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      sx={[tabStyles, isDense && denseStyles, sx].flat()}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          data-tooltip={tab.tooltip}
          {...('panel' in ids
            ? { 'aria-controls': ids.panel }
            : { id: `${ids.prefix}tab-${tab.name}`, 'aria-controls': `${ids.prefix}panel-${tab.name}` })}
          aria-selected={tab.name === active}
          aria-describedby={tab.count ? countId(tab.name) : undefined}
          tabIndex={tab.name === active ? 0 : -1}
          disabled={disabled}
          onClick={() => onOpen(tab.name)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && (
            <small aria-hidden id={countId(tab.name)}>
              {tab.count}
            </small>
          )}
        </button>
      ))}
    </Box>
  );
};

const tabStyles = {
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBottom: 1,
  borderColor: 'divider',
  '& button': {
    position: 'relative',
    flexShrink: 0,
    minWidth: 90,
    minHeight: 48,
    px: { xs: 3, sm: 4 },
    border: 0,
    bgcolor: 'transparent',
    color: 'text.secondary',
    typography: 'button',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-selected=true]': { color: 'primary.main' },
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      borderBottom: '2px solid',
    },
    '& small': {
      display: 'inline-block',
      minWidth: '3ch',
      marginInlineStart: 1.5,
      textAlign: 'start',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.secondary',
    },
    '&:disabled': { color: 'text.disabled', cursor: 'default' },
    // Inset, because the scroll container would clip it.
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: -2,
      borderRadius: 1,
    },
  },
} as const;

const denseStyles = {
  '& button': {
    minWidth: 0,
    maxWidth: 244,
    minHeight: 40,
    px: 3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
} as const;
