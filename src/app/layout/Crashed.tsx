import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { DeadEnd } from '../../ui/layout/DeadEnd';
import { isChunkFailure } from '../../ui/layout/isChunkFailure';

/** In the place of a screen that crashed, or whose code could not be loaded: that takes a reload. */
export const Crashed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate();
  const isMissing = isChunkFailure(error);
  const text = isMissing ? 'shell.notLoaded' : 'shell.crashed';
  return (
    <DeadEnd title={translate(`${text}.title`)} text={translate(`${text}.text`)} role="alert">
      <Button variant="contained" onClick={isMissing ? () => location.reload() : retry}>
        {translate(`${text}.retry`)}
      </Button>
    </DeadEnd>
  );
};
