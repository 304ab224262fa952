import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { focusRendered } from '../focus';
import { MenuButton } from '../menus/MenuButton';
import { maxViews, useSavedViews, applyView, type SavedView, type ViewConfig } from './savedViews';
import { lazyPart, pickExport } from '../loading/lazyCode';

const ViewNameDialog = lazyPart(() => import('./ViewNameDialog').then(pickExport('ViewNameDialog')));

/** Saved views of a list, each with its actions, and a button that saves the current one. */
export const SavedViews = ({ list }: { list: ViewConfig }) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const { views, setViews } = useSavedViews(list);
  /** View to rename, or a new one. */
  const [editedView, setEditedView] = useState<SavedView | 'new' | null>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const current = list.parseSearch(search);
  const isNew = current !== '' && views.every((view) => view.search !== current);
  if (views.length === 0 && !isNew && !editedView) return null;

  /** Focuses the view of this name, or the first button. */
  const focusView = (name: string) =>
    focusRendered(() => {
      const buttons = [...(barRef.current?.querySelectorAll<HTMLElement>('[data-view], button') ?? [])];
      return buttons.find(({ dataset }) => !name || dataset['view'] === name) ?? null;
    });
  const show = (view: string) =>
    void navigate({ search: applyView(list, search, view) }, { state, preventScrollReset: true });
  const save = (name: string) => {
    if (editedView === 'new') setViews([...views, { name, search: current }]);
    else setViews(views.map((view) => (view === editedView ? { ...view, name } : view)));
    setEditedView(null);
    focusView(name);
  };
  const remove = (view: SavedView) => {
    setViews(views.filter((other) => other !== view));
    notify('savedViews.deleted', {
      messageArgs: { name: view.name },
      autoHideDuration: 5000,
      action: { label: 'ui.toast.undo', onClick: () => setViews(views) },
    });
    // Skips the chip that is about to be removed.
    requestAnimationFrame(() => focusView(''));
  };
  const getActions = (view: SavedView) => ({
    show: () => show(view.search),
    rename: () => setEditedView(view),
    remove: () => remove(view),
  });
  return (
    <Box ref={barRef} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {views.length > 0 && (
        <Box component="ul" aria-label={t('savedViews.title')} sx={listStyle}>
          {views.map((view) => (
            <SavedViewChip
              key={view.name}
              view={view}
              isShown={view.search === current}
              actions={getActions(view)}
            />
          ))}
        </Box>
      )}
      {isNew && (
        <Button
          size="small"
          sx={{ minHeight: 32 }}
          startIcon={<BookmarkAdd />}
          onClick={() => setEditedView('new')}
        >
          {t('savedViews.save')}
        </Button>
      )}
      {editedView && (
        <ViewNameDialog
          name={editedView === 'new' ? null : editedView.name}
          takenNames={views.filter((view) => view !== editedView).map(({ name }) => name)}
          isFull={editedView === 'new' && views.length >= maxViews}
          onSave={save}
          onClose={() => setEditedView(null)}
        />
      )}
    </Box>
  );
};

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
} as const;

interface SavedViewChipProps {
  view: SavedView;
  isShown: boolean;
  actions: Record<'show' | 'rename' | 'remove', () => void>;
}

const SavedViewChip = ({ view: { name }, isShown, actions }: SavedViewChipProps) => {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
      <Chip
        data-view={name}
        label={name}
        color={isShown ? 'primary' : 'default'}
        aria-pressed={isShown}
        onClick={actions.show}
        sx={{ minWidth: 0 }}
      />
      <MenuButton
        label={t('savedViews.actions', { name })}
        icon={<MoreVert fontSize="small" />}
        header={
          <Typography variant="body2" color="textSecondary" sx={{ px: 4, pt: 2 }}>
            {t('savedViews.where')}
          </Typography>
        }
        entries={[
          { name: 'rename', label: t('savedViews.rename'), onClick: actions.rename },
          { name: 'delete', label: t('action.delete'), onClick: actions.remove },
        ]}
      />
    </Box>
  );
};
