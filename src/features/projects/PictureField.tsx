import { Box, Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';
import { PicturePreview } from '../../ui/inputs/PicturePreview';

/** What the server takes as a picture. */
const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface PictureFieldProps {
  /** Address of the picture that the project has. */
  current: string | null;
  chosen: File | null;
  error: string | undefined;
  onChoose: (picture: File | null) => void;
}

const frame = { width: 160, height: 96, objectFit: 'cover', borderRadius: 1 } as const;

/** The project's picture, or the one just chosen, and the way to another. */
export const PictureField = ({ current, chosen, error, onChoose }: PictureFieldProps) => {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [broken, setBroken] = useState<string | File | null>(null);
  const offered = chosen ?? current;
  const shown = offered === broken ? null : offered;
  const text = (key: string) => t(`projects.picture.${key}`);
  const problem = isRefused ? text('notImage') : error;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefused(!types.includes(file.type));
    if (types.includes(file.type)) onChoose(file);
    // The same file can be chosen again.
    else target.value = '';
  };
  const undo = () => {
    if (input.current) input.current.value = '';
    onChoose(null);
  };
  /** What calls itself a picture and is none is not sent. */
  const onBroken = () => {
    setBroken(offered);
    if (!chosen) return;
    setRefused(true);
    undo();
  };

  return (
    <FieldFrame id={id} label={t('projects.fields.picture')} error={problem} help={text('help')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        {shown ? (
          <PicturePreview
            picture={shown}
            alt={text(chosen ? 'chosen' : 'current')}
            frame={frame}
            onBroken={onBroken}
          />
        ) : (
          <FormHelperText sx={{ m: 0 }}>{text('none')}</FormHelperText>
        )}
        <Box
          component="input"
          ref={input}
          id={id}
          name="picture"
          type="file"
          accept={types.join()}
          aria-describedby={describedBy(id, problem, true)}
          aria-invalid={Boolean(problem)}
          onChange={choose}
          sx={{
            ...visuallyHidden,
            '&:focus-visible + button': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
        {/* The field itself is what the keyboard reaches; this is its face for the pointer. */}
        <Button variant="outlined" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
          {text(shown ? 'replace' : 'choose')}
        </Button>
        {chosen && <Button onClick={undo}>{text('undo')}</Button>}
      </Box>
    </FieldFrame>
  );
};
