import { useNotify } from 'ra-core';
import { useState } from 'react';
import { fieldSentences, isNameTaken } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import type { MediaFile } from '../../../model/media-library-folder/media';
import { useLeaveWarning } from '../../../ui/dialogs/useLeaveWarning';
import { useLibraryCache } from '../libraryQueries';
import { uploadReason } from './uploadReason';
import { nameConflicts } from './uploadTarget';

type State =
  | { step: 'choosing'; reason: string | null }
  | { step: 'uploading' }
  | { step: 'asking' | 'replacing'; file: File; existing: MediaFile | null };

export const useFileUpload = (folder: number, onDone: () => void) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [state, setState] = useState<State>({ step: 'choosing', reason: null });
  const [progress, setProgress] = useState(0);

  const names = nameConflicts({ data, cache });

  const send = async (file: File, overwrite: boolean) => {
    setProgress(0);
    setState((before) =>
      overwrite && before.step === 'asking' ? { ...before, step: 'replacing' } : { step: 'uploading' },
    );
    try {
      cache.putFiles(folder, [
        await data.uploadFile({ folder, file, name: file.name, overwrite, onProgress: setProgress }),
      ]);
      notify(overwrite ? 'mediaLibraryFolder.upload.overwritten' : 'mediaLibraryFolder.upload.done', {
        type: 'success',
      });
      onDone();
    } catch (error) {
      if (!overwrite && isNameTaken(error)) {
        setState({
          step: 'asking',
          file,
          existing: await names.existing(file.name, folder).catch(() => null),
        });
        return;
      }
      const { file: fileError } = fieldSentences(error, ['file']);
      notifyError('uploadFile', error, fileError ? [fileError] : []);
      setState({ step: 'choosing', reason: uploadReason(error) });
    }
  };
  useLeaveWarning(state.step === 'uploading' || state.step === 'replacing');
  return { state, progress, send };
};
