import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useRef, type ReactNode, type UIEvent } from 'react';
import { useField, type FieldProps } from './useField';
import { describedBy, FieldFrame } from './FieldFrame';

interface JsonInputProps extends Omit<FieldProps, 'validate'> {
  help: string;
  problemIn: (text: string) => JsonProblem | null;
}

export const JsonInput = ({ help, problemIn, ...props }: JsonInputProps) => {
  const field = useField<string>({ ...props, validate: (text: string) => problemIn(text)?.what });
  const problem = problemIn(field.value);
  return (
    <JsonEditor
      label={field.label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      help={help}
      error={field.error}
      problem={problem}
    />
  );
};

/** What is wrong at a place: lines and columns count from 1; `what` is a key below `ui.json`. */
interface JsonProblem {
  what: string;
  line: number;
  column: number;
}

interface JsonEditorProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  error?: ReactNode;
  problem?: JsonProblem | null;
}

const text = {
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre',
  m: 0,
} as const;

const JsonEditor = (props: JsonEditorProps) => {
  const { label, name, value, onChange, help, error, problem = null } = props;
  const t = useTranslate();
  const id = useId();
  const numbers = useRef<HTMLDivElement>(null);
  const told = problem ? t('ui.json.place', { ...problem, problem: t(`ui.json.${problem.what}`) }) : error;
  const follow = ({ currentTarget }: UIEvent<HTMLTextAreaElement>) => {
    if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
  };
  return (
    <FieldFrame id={id} label={label} error={told} help={help}>
      <Box
        sx={{
          display: 'flex',
          height: '14rem',
          border: 1,
          borderColor: told ? 'error.main' : 'divider',
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
          ref={numbers}
          aria-hidden
          sx={{
            ...text,
            py: 2,
            overflow: 'hidden',
            color: 'text.secondary',
            bgcolor: 'action.hover',
            flex: 'none',
          }}
        >
          {value.split('\n').map((_line, index) => (
            <Box
              key={index}
              data-problem={problem?.line === index + 1}
              sx={{
                px: 2,
                textAlign: 'right',
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
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={Boolean(told)}
          aria-describedby={describedBy(id, told, help)}
          onScroll={follow}
          onChange={({ target }: { target: HTMLTextAreaElement }) => onChange(target.value)}
          sx={{
            ...text,
            flex: 1,
            minWidth: 0,
            p: 2,
            border: 0,
            outline: 'none',
            resize: 'none',
            overflow: 'auto',
            color: 'text.primary',
            bgcolor: 'transparent',
          }}
        />
      </Box>
    </FieldFrame>
  );
};
