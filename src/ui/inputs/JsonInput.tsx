import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useField, type FieldProps } from './useField';
import { getDescribedBy, FieldFrame } from './FieldFrame';

/** Lines are 1-based; `kind` is a message key under `ui.json`, with the other properties as its values. */
interface JsonProblem {
  kind: string;
  line?: number;
}

interface JsonInputProps extends Omit<FieldProps, 'validate'> {
  help: string;
  findProblem: (text: string) => JsonProblem | null;
}

const codeStyle = {
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre',
  m: 0,
} as const;

export const JsonInput = ({ help, findProblem, ...props }: JsonInputProps) => {
  const { name, label, value, onChange, ...field } = useField<string>({
    ...props,
    validate: (typed: string) => findProblem(typed)?.kind,
  });
  const problem = findProblem(value);
  const t = useTranslate();
  const id = useId();
  const error = problem ? t(`ui.json.${problem.kind}`, { ...problem }) : field.error;
  const rows = value.split('\n');
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <Box
        dir="ltr"
        sx={{
          display: 'flex',
          minHeight: '14rem',
          border: 1,
          borderColor: error ? 'error.main' : 'outline',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: 'primary.main',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
        }}
      >
        <Box
          aria-hidden
          sx={{
            ...codeStyle,
            py: 2,
            color: 'text.secondary',
            bgcolor: 'action.hover',
            flex: 'none',
          }}
        >
          {rows.map((_line, index) => (
            <Box
              key={index}
              data-problem={problem?.line === index + 1}
              sx={{
                px: 2,
                textAlign: 'end',
                '&[data-problem="true"]': { bgcolor: 'error.main', color: 'error.contrastText' },
              }}
            >
              {index + 1}
            </Box>
          ))}
        </Box>
        <Box
          component="textarea"
          id={id}
          name={name}
          rows={rows.length}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={getDescribedBy(id, error, help)}
          onChange={({ target }: { target: HTMLTextAreaElement }) => onChange(target.value)}
          sx={{
            ...codeStyle,
            flex: 1,
            minWidth: 0,
            p: 2,
            border: 0,
            outline: 'none',
            resize: 'none',
            overflow: 'auto hidden',
            color: 'text.primary',
            bgcolor: 'transparent',
          }}
        />
      </Box>
    </FieldFrame>
  );
};
