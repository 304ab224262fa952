import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isNameTaken } from '../../api/errors';
import { useData } from '../../api/useData';
import { useTellFailure } from '../../api/useTellFailure';
import { useLibraryCache } from './libraryQueries';

type State = { step: 'choosing' | 'uploading' } | { step: 'asking' | 'replacing'; file: File };

/** One file from the dialog into a folder; asks before it replaces another (spec 2 §4 "Upload"). */
export const useUploadOne = (folder: number, onDone: () => void) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const tell = useTellFailure();
  const [state, setState] = useState<State>({ step: 'choosing' });
  const [share, setShare] = useState(0);

  const send = async (file: File, overwrite: boolean) => {
    setShare(0);
    setState(overwrite ? { step: 'replacing', file } : { step: 'uploading' });
    try {
      cache.putFile(
        folder,
        await data.uploadFile({ folder, file, name: file.name, overwrite, onProgress: setShare }),
      );
      notify(overwrite ? 'mediaLibrary.upload.overwritten' : 'mediaLibrary.upload.done', { type: 'success' });
      onDone();
    } catch (error) {
      if (!overwrite && isNameTaken(error)) {
        setState({ step: 'asking', file });
        return;
      }
      tell('uploadFile', error);
      setState({ step: 'choosing' });
    }
  };
  return { state, share, send };
};
