import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Box, Chip, InputBase, LinearProgress, Typography } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'ra-core';
import type { HTMLAttributes, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { LoadFailure, type LoadFailureProps } from '../../ui/loading/LoadFailure';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { oneLine, visuallyHidden } from '../../ui/styles';
import { type PaletteEntry, type FoundGroup, type SearchLimit, userPrefix } from './entries';
import { ChevronRight } from '../../ui/directionalIcons';

interface PaletteListProps {
  found: readonly FoundGroup[];
  query: string;
  onQuery: (query: string) => void;
  /** Name of the user whose actions are listed. */
  userName: string | null;
  onClearUser: () => void;
  isLoading: boolean;
  /** The chosen service is being opened. */
  isBusy: boolean;
  limits: readonly SearchLimit[];
  failure: LoadFailureProps | null;
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void;
  onClose: () => void;
}

/** Ctrl or ⌘ with a click or Enter opens a new tab, as on a link. */
const isForNewTab = (event: SyntheticEvent): boolean => {
  const { ctrlKey, metaKey } = event as KeyboardEvent | MouseEvent;
  return ctrlKey || metaKey;
};

export const PaletteList = (props: PaletteListProps) => {
  const { found, query, onQuery, userName, isLoading, isBusy, limits, failure, onChoose, onClose } = props;
  const t = useTranslate();
  const entries = found.flatMap((group) => group.entries);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<PaletteEntry>({
    id: 'palette',
    open: true,
    value: null,
    options: entries,
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    autoHighlight: true,
    inputValue: query,
    onInputChange: (_event, text, reason) => reason === 'input' && onQuery(text),
    onChange: (event, entry) => entry && onChoose(entry, isForNewTab(event)),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const count = entries.length;
  return (
    <Box {...getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          py: 3,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        {userName && <Chip label={userName} onDelete={props.onClearUser} />}
        <InputBase
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open the palette to type
          autoFocus
          placeholder={t(userName ? 'palette.searchPerson' : 'palette.search')}
          inputProps={{
            ...getInputProps(),
            'aria-label': t(userName ? 'palette.searchPerson' : 'palette.search'),
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {(isLoading || isBusy) && <LinearProgress sx={{ height: 2 }} aria-label={t('palette.loading')} />}
      </Box>
      <Box
        // MUI types it as a list element, which cannot contain groups.
        {...(getListboxProps() as HTMLAttributes<HTMLElement>)}
        aria-label={t('palette.results')}
        sx={{ overflow: 'auto', p: 2, minHeight: 0 }}
      >
        {found.map((group) => (
          <Box
            key={group.group}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox cannot contain a fieldset
            role="group"
            aria-labelledby={`palette-${group.group}`}
          >
            <Typography
              id={`palette-${group.group}`}
              variant="caption"
              component="div"
              color="textSecondary"
              sx={{ px: 3, pt: 2, pb: 1 }}
            >
              {t(`palette.groups.${group.group}`)}
              {group.total > group.entries.length &&
                ` ${t('palette.cut', { shown: group.entries.length, total: group.total })}`}
            </Typography>
            {group.entries.map((entry) => (
              <PaletteOption
                {...getOptionProps({ option: entry, index: entries.indexOf(entry) })}
                key={entry.id}
                entry={entry}
              />
            ))}
          </Box>
        ))}
      </Box>
      {count === 0 && !isLoading && (
        <Typography color="textSecondary" sx={{ px: 5, pb: 5 }}>
          {t('palette.nothing')}
        </Typography>
      )}
      {limits.map(({ group, count: searched }) => (
        <Typography key={group} variant="body2" color="textSecondary" sx={{ px: 5, pb: 2 }}>
          {t('palette.bound', { group: t(`palette.groups.${group}`), count: searched })}
        </Typography>
      ))}
      {failure && (
        <Box sx={{ px: 5, py: 3, borderTop: 1, borderColor: 'divider' }}>
          <LoadFailure {...failure} />
        </Box>
      )}
      <output style={visuallyHidden}>{!isLoading && t('palette.count', { smart_count: count })}</output>
    </Box>
  );
};

const PaletteOption = ({ entry, ...option }: HTMLAttributes<HTMLElement> & { entry: PaletteEntry }) => {
  const { id, label, lang, detail, Icon, service, group } = entry;
  return (
    <Box
      component="div"
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 44,
        px: 3,
        // Separates two-line labels.
        py: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected' },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid' } },
      }}
    >
      {Icon && <Icon fontSize="small" color="action" />}
      {service && <ServicePicture code={service.code_name} src={service.icon_url} size={20} />}
      <Typography
        component="span"
        lang={lang}
        // Shows the affected user's name in full.
        noWrap={group !== 'actions'}
        sx={{ flex: '0 1 auto', minWidth: '40%' }}
      >
        <bdi>{label}</bdi>
      </Typography>
      {detail && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            display: 'flex',
            justifyContent: 'end',
            overflowWrap: 'anywhere',
            // Cuts a text at its own end. An email is shown in full, because names may be equal.
            '& > bdi': { minWidth: 0, ...(!id.startsWith(userPrefix) && oneLine) },
          }}
        >
          <bdi>{detail}</bdi>
        </Typography>
      )}
      {group === 'users' && <ChevronRight fontSize="small" color="action" />}
    </Box>
  );
};
