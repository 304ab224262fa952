import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { fieldSentences } from '../../api/errors';
import { useTellFailure } from '../../api/useTellFailure';
import type { GooglePlayUrl } from '../../model/googlePlayUrl';
import { useFields } from '../../ui/useFields';
import { useSubmission } from '../../ui/useSubmission';

const problemsOf = ({ url, version }: Record<'url' | 'version', string>) => ({
  ...(url.trim() ? {} : { url: 'googlePlay.urlRequired' }),
  ...(version.trim() ? {} : { version: 'googlePlay.versionRequired' }),
});

/** The fields of an update link, and saving them; what a refusal says of a field stands under it. */
export const useGooglePlayForm = (link: GooglePlayUrl | undefined, onDone: () => void) => {
  const notify = useNotify();
  const tell = useTellFailure();
  const client = useQueryClient();
  const stored = {
    url: link?.url ?? '',
    version: link?.version ?? '',
    must_update: link?.must_update ?? false,
  };
  const fields = useFields({ url: stored.url, version: stored.version }, problemsOf);
  const [mustUpdate, setMustUpdate] = useState(stored.must_update);
  const { url, version } = fields.values;
  const isDirty = url !== stored.url || version !== stored.version || mustUpdate !== stored.must_update;
  const { busy, wait, submit } = useSubmission();
  const [create] = useCreate<GooglePlayUrl>();
  const [update] = useUpdate<GooglePlayUrl>();

  const save = async () => {
    const data = { url: url.trim(), version: version.trim(), must_update: mustUpdate };
    const waiting = { returnPromise: true } as const;
    if (link) await update('google-play', { id: link.id, data, previousData: link }, waiting);
    else await create('google-play', { data }, waiting);
    notify(link ? 'googlePlay.updated' : 'googlePlay.added', { type: 'success' });
    void client.invalidateQueries({ queryKey: ['google-play', 'getList'] });
    onDone();
  };
  const send = () => {
    if (!fields.check()) return;
    void submit(save, (error) => {
      const said = fieldSentences(error, ['url', 'version']);
      fields.refuse(said);
      return tell('saveGooglePlayUrl', error, Object.values(said));
    });
  };
  return { fields, mustUpdate, setMustUpdate, isDirty, busy, wait, send };
};
