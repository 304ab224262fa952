import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { theme } from '../../../src/app/theme';
import { ResourceTable } from '../../../src/ui/table/ResourceTable';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const rowLabel = ({ id }: { id: number }) => `Select ${id}`;

it('renders a cell again only when its row changed, not for a selection, a sort order or a click handler', () => {
  const rendered: number[] = [];
  const columns = [
    {
      source: 'id',
      label: 'Id',
      render: ({ id }: { id: number }) => {
        rendered.push(id);
        return `Row ${id}`;
      },
    },
  ];
  const Screen = () => {
    const [ids, setIds] = useState<number[]>([]);
    const [shown, setShown] = useState(rows);
    return (
      <>
        <button onClick={() => setShown(rows.map((row) => (row.id === 2 ? { id: 4 } : row)))}>Change</button>
        <ResourceTable
          label="Rows"
          columns={columns}
          rows={shown}
          sort={{ field: 'id', order: 'ASC' }}
          onSort={() => undefined}
          onRow={() => undefined}
          selection={{ ids, onChange: setIds, allLabel: 'All', rowLabel }}
          empty={null}
        />
      </>
    );
  };
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <ResourceContextProvider value="rows">
          <Screen />
        </ResourceContextProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  rendered.length = 0;
  fireEvent.click(screen.getByLabelText('Select 2'));
  expect(screen.getByLabelText('Select 2')).toBeChecked();
  expect(rendered).toEqual([]);
  fireEvent.click(screen.getByText('Change'));
  expect(rendered).toEqual([4]);
});
