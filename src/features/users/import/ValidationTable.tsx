import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Table } from '../../../ui/table/Table';
import { saveSheet } from '../list/saveSheet';
import type { SheetValidation } from './userSheet';

const maxShownRows = 50;

const icon = { 'aria-hidden': true, fontSize: 'small' } as const;
const narrowCells = { px: { xs: 2, sm: 4 } } as const;
const textCells = { ...narrowCells, '&:is(td)': { overflowWrap: 'anywhere' } } as const;

interface ValidationTableProps {
  validation: SheetValidation;
  errorCount: number;
  isCreated: boolean;
}

export const ValidationTable = ({ validation, errorCount, isCreated }: ValidationTableProps) => {
  const { header, results } = validation;
  const t = useTranslate();
  const text = (name: string, args?: object) => t(`users.mass.${name}`, args);
  if (header.length > 0)
    return (
      <Alert severity="error">
        {header.map((message) => (
          <div key={message}>{message}</div>
        ))}
      </Alert>
    );
  const rows = results.length;
  if (rows === 0) return <Alert severity="error">{text('noRows')}</Alert>;
  const counts = { smart_count: isCreated || errorCount === 0 ? rows - errorCount : errorCount, rows: rows };
  const download = () =>
    void saveSheet(
      [
        [text('row'), t('userPages.field.email'), text('fault')],
        ...results.slice(0, errorCount).map(({ row, email, error }) => [String(row), email, error ?? '']),
      ],
      'users_faults.csv',
    );
  return (
    <Box>
      <Typography component="output" variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 2 }}>
        {text(isCreated ? 'createdCount' : errorCount > 0 ? 'notReady' : 'ready', counts)}
      </Typography>
      {errorCount > 0 && (
        <Alert
          severity="warning"
          sx={{
            mb: 2,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            // Keeps the text beside the icon and lets the button wrap below.
            '& .MuiAlert-message': { flex: 1, minWidth: '12rem' },
          }}
          action={
            <Button color="inherit" size="small" onClick={download} sx={{ whiteSpace: 'nowrap' }}>
              {text('downloadFaults')}
            </Button>
          }
        >
          {text('atomic')}
        </Alert>
      )}
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Table
          isPlain
          label={text('preview')}
          columns={[
            { source: 'row', label: text('row'), sx: narrowCells },
            {
              source: 'account',
              label: text('account'),
              render: ({ email, name }) => (
                <>
                  {email}
                  {name && (
                    <Typography variant="caption" color="textSecondary" component="div">
                      <bdi>{name}</bdi>
                    </Typography>
                  )}
                </>
              ),
              sx: textCells,
            },
            {
              source: 'verdict',
              label: text('verdict'),
              render: ({ error }) => (
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  {error === null ? (
                    <CheckCircle {...icon} color="success" />
                  ) : (
                    <ErrorOutline {...icon} color="error" />
                  )}
                  {error ?? text(isCreated ? 'created' : 'good')}
                </Box>
              ),
              sx: textCells,
            },
          ]}
          rows={results.slice(0, maxShownRows).map((result) => ({ ...result, id: result.row }))}
        />
      </Box>
      {results.length > maxShownRows && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {text('more', { smart_count: results.length - maxShownRows })}
        </Typography>
      )}
    </Box>
  );
};
