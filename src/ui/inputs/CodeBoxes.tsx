import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import {
  codeLength,
  eraseDigit,
  isComplete,
  noDigits,
  parseCode,
  enterDigits,
  type CodeEdit,
} from './codeDigits';
import { errorId } from './FieldFrame';

interface CodeBoxesProps {
  label: string;
  error?: ReactNode;
  readOnly?: boolean;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}

/** Clear it by changing its `key`. */
export const CodeBoxes = ({ label, error, readOnly = false, onChange, onComplete }: CodeBoxesProps) => {
  const t = useTranslate();
  const id = useId();
  const [digits, setDigits] = useState(noDigits);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const focusBox = (to: number) => {
    const box = boxes.current[Math.min(Math.max(to, 0), codeLength - 1)];
    box?.focus();
    box?.select();
  };

  const apply = (edit: CodeEdit) => {
    if (readOnly) return;
    const code = edit.digits.join('');
    setDigits(edit.digits);
    focusBox(edit.focus);
    if (code !== digits.join('')) onChange(code);
    if (isComplete(edit.digits) && code !== digits.join('')) onComplete(code);
  };

  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      Backspace: () => apply(eraseDigit(digits, at)),
      ArrowLeft: () => focusBox(at - 1),
      ArrowRight: () => focusBox(at + 1),
      Home: () => focusBox(0),
      End: () => focusBox(codeLength - 1),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  const onPaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').trim();
    const pastedDigits = parseCode(text);
    if (pastedDigits) apply({ digits: pastedDigits, focus: codeLength - 1 });
    else if (/^\d$/.test(text)) apply(enterDigits(digits, at, text));
  };

  return (
    <Box component="fieldset" aria-label={label} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box
        dir="ltr"
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${codeLength}, minmax(0, 1fr))`, gap: 2 }}
      >
        {digits.map((digit, at) => (
          <OutlinedInput
            key={`box-${String(at)}`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step of signing in
            autoFocus={at === 0}
            value={digit}
            error={Boolean(error)}
            readOnly={readOnly}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            inputRef={(box: HTMLInputElement | null) => {
              boxes.current[at] = box;
            }}
            onChange={(event) => apply(enterDigits(digits, at, event.target.value))}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown(at)}
            onPaste={onPaste(at)}
            slotProps={{
              input: {
                'aria-label': t('ui.code.digit', { number: at + 1 }),
                'aria-invalid': Boolean(error),
                'aria-describedby': error ? errorId(id) : undefined,
                inputMode: 'numeric',
                pattern: '[0-9]*',
              },
            }}
            sx={{
              '& input': { px: 0, py: 3, textAlign: 'center', typography: 'h2', height: 28 },
            }}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText id={errorId(id)} error sx={{ mx: 0 }}>
          <bdi>{error}</bdi>
        </FormHelperText>
      )}
    </Box>
  );
};
