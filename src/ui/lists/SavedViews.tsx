import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import { Box, Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { focusRendered } from '../focus';
import { SavedViewChip } from './SavedViewChip';
import { maxViews, useSavedViews, applyView, type SavedView, type ViewConfig } from './savedViews';
import { lazyPart, named } from '../loading/lazyCode';

const ViewNameDialog = lazyPart(() => import('./ViewNameDialog').then(named('ViewNameDialog')));

/** Saved views of a list, each with its actions, and a button that saves the current one. */
export const SavedViews = ({ list }: { list: ViewConfig }) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const { views, setViews } = useSavedViews(list);
  /** View to rename, or a new one. */
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const current = list.parseSearch(search);
  const isNew = current !== '' && views.every((view) => view.search !== current);
  if (views.length === 0 && !isNew && !edited) return null;

  /** Focuses the view of this name, or the first button. */
  const focusView = (name: string) =>
    focusRendered(() => {
      const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-view], button') ?? [])];
      return buttons.find(({ dataset }) => !name || dataset['view'] === name) ?? null;
    });
  const show = (view: string) =>
    void navigate({ search: applyView(list, search, view) }, { state, preventScrollReset: true });
  const save = (name: string) => {
    if (edited === 'new') setViews([...views, { name, search: current }]);
    else setViews(views.map((view) => (view === edited ? { ...view, name } : view)));
    setEdited(null);
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
    rename: () => setEdited(view),
    remove: () => remove(view),
  });
  return (
    <Box ref={bar} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {views.length > 0 && (
        <Box component="ul" aria-label={t('savedViews.title')} sx={listStyle}>
          {views.map((view) => (
            <SavedViewChip
              key={view.name}
              view={view}
              isShown={view.search === current}
              on={getActions(view)}
            />
          ))}
        </Box>
      )}
      {isNew && (
        <Button
          size="small"
          sx={{ minHeight: 32 }}
          startIcon={<BookmarkAdd />}
          onClick={() => setEdited('new')}
        >
          {t('savedViews.save')}
        </Button>
      )}
      {edited && (
        <ViewNameDialog
          name={edited === 'new' ? null : edited.name}
          taken={views.filter((view) => view !== edited).map(({ name }) => name)}
          isFull={edited === 'new' && views.length >= maxViews}
          onSave={save}
          onClose={() => setEdited(null)}
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
