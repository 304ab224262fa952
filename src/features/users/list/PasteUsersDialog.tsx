import { Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useFocusInDialog } from '../../../ui/focus';
import { useConfirmedClose } from '../../../ui/form/FormDialog';
import { LabelledTextField } from '../../../ui/inputs/LabelledTextField';
import { ResultNote } from '../../../ui/task/ResultList';
import type { TaskRun } from '../../../ui/task/useTask';
import { useCopy } from '../../../ui/useCopy';
import { parseAddresses } from './pastedAddresses';
import { readEach, type Reading } from '../account/readEach';
import { useReading } from './useReading';

const maxAddresses = 1000;

/** Null for addresses without an account. */
type FoundIds = Reading<string, number | null>;

/** Selects the users of a pasted list of addresses; every bulk action then applies to them. */
const PasteUsersDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const { onSelect, selectedIds } = useListContext<UserRecord>();
  const data = useData();
  const me = useUser();
  const { isBusy, start, status } = useReading('paste', 'users.list');
  const copy = useCopy('users.paste.copied', 'users.paste.copyFailed');
  const field = useRef<HTMLInputElement>(null);
  useFocusInDialog(() => field.current?.focus());
  const [text, setText] = useState('');
  const [found, setFound] = useState<FoundIds | null>(null);
  const { addresses, doubled, invalid } = parseAddresses(text);
  const isTooLong = addresses.length > maxAddresses;
  const others = {
    unknown: addresses.filter((address) => found?.results.get(address) === null),
    doubled,
    invalid,
  };

  /** The exact address; the API finds parts of addresses too. */
  const findId = async (search: string, signal: AbortSignal): Promise<number | null> => {
    const params = { filter: { search, user_id: me?.user_id }, signal };
    const { data: users } = await data.getAll<UserRecord>('users', params);
    return users.find(({ email }) => email.toLowerCase() === search)?.id ?? null;
  };
  const readIds = (task: TaskRun, former?: FoundIds) =>
    readEach(former ?? { data: addresses, total: addresses.length }, findId, task);
  const find = () => {
    // Also forgets a selection of all that match, which this one replaces.
    onSelect([]);
    void start(addresses.length, readIds, (next) => {
      setFound(next);
      onSelect([...next.results.values()].filter((id) => id !== null));
    });
  };
  const { close, question } = useConfirmedClose(text.trim() !== '' && !found, onClose);

  return (
    <>
      <TitledDialog
        open
        title={t('users.paste.title')}
        busy={isBusy}
        onClose={close}
        actions={
          <>
            <Button color="inherit" disabled={isBusy} onClick={found ? () => setFound(null) : close}>
              {t(found ? 'users.paste.again' : 'action.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={isBusy || isTooLong || addresses.length === 0}
              onClick={found ? onClose : find}
            >
              {found ? t('action.close') : t('users.paste.find', { smart_count: addresses.length })}
            </Button>
          </>
        }
      >
        {found || isBusy ? (
          <Stack sx={{ gap: 3 }}>
            {!isBusy && (
              <Typography component="output">
                {t('users.paste.selected', { smart_count: selectedIds.length })}
              </Typography>
            )}
            {!isBusy &&
              Object.entries(others).map(
                ([kind, entries]) =>
                  entries.length > 0 && (
                    <ResultNote
                      key={kind}
                      severity={kind === 'doubled' ? 'info' : 'warning'}
                      sentence={t(`users.paste.${kind}`, { smart_count: entries.length })}
                      label="users.paste.show"
                      entries={entries.map((title, id) => ({ id, title, text: '' }))}
                      actions={
                        <Button
                          color="inherit"
                          aria-label={t(`users.paste.copyList.${kind}`)}
                          onClick={() => void copy(entries.join('\n'))}
                        >
                          {t('users.paste.copy')}
                        </Button>
                      }
                    />
                  ),
              )}
            {status}
          </Stack>
        ) : (
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
      {question}
    </>
  );
};

export default PasteUsersDialog;
