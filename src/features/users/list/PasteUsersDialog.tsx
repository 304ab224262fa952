import { Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { describeError, getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import { runParallel } from '../../../model/runParallel';
import type { UserRecord } from '../../../model/users/userRecord';
import { DiscardDialog } from '../../../ui/dialogs/ConfirmDialog';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useFocusInDialog } from '../../../ui/focus';
import { LabelledTextField } from '../../../ui/inputs/LabelledTextField';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { useTask, type TaskRun } from '../../../ui/task/useTask';
import { useCopy } from '../../../ui/useCopy';
import { parseAddresses } from './pastedAddresses';

const maxAddresses = 1000;
const concurrency = 4;

interface Found {
  ids: ReadonlyMap<string, number>;
  unknown: string[];
  doubled: string[];
  invalid: string[];
  /** Addresses that were not looked up, and why. */
  failed: string[];
  reason: string;
  requestId: string | null | undefined;
}

/** Selects the users of a pasted list of addresses; every bulk action then applies to them. */
const PasteUsersDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const { onSelect } = useListContext<UserRecord>();
  const lookUp = useLookUp();
  const { progress, run, stop } = useTask(getRetryWait);
  const field = useRef<HTMLInputElement>(null);
  useFocusInDialog(() => field.current?.focus());
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isClosing, setClosing] = useState(false);
  const { addresses, doubled, invalid } = parseAddresses(text);
  const isTooLong = addresses.length > maxAddresses;

  const find = async (wanted: readonly string[], known: Found['ids'] = new Map()) => {
    // Also forgets a selection of all that match, which this one replaces.
    if (known.size === 0) onSelect([]);
    const part = await run('read', wanted.length, (task) => lookUp(wanted, task));
    if (!part) return;
    const ids = new Map([...known, ...part.ids]);
    onSelect([...ids.values()]);
    const unknown = addresses.filter((address) => !ids.has(address) && !part.failed.includes(address));
    setFound({ ...part, ids, unknown, doubled, invalid });
  };
  const close = () => (text.trim() !== '' && !found ? setClosing(true) : onClose());

  return (
    <>
      <TitledDialog
        open
        title={t('users.paste.title')}
        busy={progress !== null}
        onClose={close}
        actions={
          found ? (
            <>
              <Button color="inherit" onClick={() => setFound(null)}>
                {t('users.paste.again')}
              </Button>
              <Button variant="contained" onClick={onClose}>
                {t('action.close')}
              </Button>
            </>
          ) : (
            <>
              <Button color="inherit" disabled={progress !== null} onClick={close}>
                {t('action.cancel')}
              </Button>
              <Button
                variant="contained"
                disabled={progress !== null || isTooLong || addresses.length === 0}
                onClick={() => void find(addresses)}
              >
                {t('users.paste.find', { smart_count: addresses.length })}
              </Button>
            </>
          )
        }
      >
        {progress && <TaskProgress progress={progress} label="users.paste.progress" onStop={stop} />}
        {found && !progress && (
          <PasteResult found={found} onRetry={() => void find(found.failed, found.ids)} />
        )}
        {!found && !progress && (
          <LabelledTextField
            ref={field}
            multiline
            minRows={6}
            label={t('users.paste.label')}
            help={t('users.paste.help', { max: maxAddresses })}
            value={text}
            onChange={setText}
            error={
              isTooLong
                ? t('users.paste.tooMany', { max: maxAddresses, count: addresses.length })
                : text.trim() !== '' && addresses.length === 0 && t('users.paste.none')
            }
          />
        )}
      </TitledDialog>
      <DiscardDialog
        open={isClosing}
        message="ui.unsaved.inDialog"
        onDiscard={onClose}
        onStay={() => setClosing(false)}
      />
    </>
  );
};

export default PasteUsersDialog;

/** Looks up addresses; after an error, the rest is not tried. */
const useLookUp = () => {
  const data = useData();
  const t = useTranslate();
  const me = useUser();
  return async (addresses: readonly string[], { signal, attempt, onProgress }: TaskRun) => {
    const ids = new Map<string, number>();
    const abort = new AbortController();
    const either = AbortSignal.any([signal, abort.signal]);
    const findOne = async (address: string) => {
      try {
        const filter = { search: address, user_id: me?.user_id };
        const { data: users } = await data.getAll<UserRecord>(
          'users',
          { filter, signal: either },
          { attempt },
        );
        // The API finds parts of addresses too.
        const user = users.find(({ email }) => email.toLowerCase() === address);
        if (user) ids.set(address, user.id);
      } catch (error) {
        abort.abort();
        throw error;
      }
    };
    const { failed, notStarted } = await runParallel(addresses, concurrency, findOne, {
      signal: either,
      onSettled: onProgress,
    });
    const cause = failed[0] && describeError(t, 'users.list', failed[0].error);
    return {
      ids,
      reason: cause?.text ?? '',
      requestId: cause?.requestId,
      failed: [...failed.map(({ item }) => item), ...notStarted],
    };
  };
};

const PasteResult = ({ found, onRetry }: { found: Found; onRetry: () => void }) => {
  const t = useTranslate();
  const copy = useCopy('users.paste.copied', 'users.paste.copyFailed');
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography component="output">{t('users.paste.selected', { smart_count: found.ids.size })}</Typography>
      {found.failed.length > 0 && (
        <ResultNote
          severity="error"
          sentence={t('users.paste.failed', { smart_count: found.failed.length, reason: found.reason })}
          requestId={found.requestId}
          actions={
            <Button color="inherit" variant="outlined" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      {(['unknown', 'doubled', 'invalid'] as const).map((kind) => {
        const list = found[kind];
        return (
          list.length > 0 && (
            <ResultNote
              key={kind}
              severity={kind === 'doubled' ? 'info' : 'warning'}
              sentence={t(`users.paste.${kind}`, { smart_count: list.length })}
              label="users.paste.show"
              entries={list.map((title, id) => ({ id, title, text: '' }))}
              actions={
                <Button
                  color="inherit"
                  aria-label={t(`users.paste.copyList.${kind}`)}
                  onClick={() => void copy(list.join('\n'))}
                >
                  {t('users.paste.copy')}
                </Button>
              }
            />
          )
        );
      })}
    </Stack>
  );
};
