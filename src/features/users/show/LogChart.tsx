import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'ra-core';

interface LogChartProps {
  title: string;
  /** What a bar stands for. */
  name: string;
  bars: readonly { name: string; count: number }[];
}

/** Requests as bars; the figures behind them unfold as a table, which is what assistive technology reads. */
export const LogChart = ({ title, name, bars }: LogChartProps) => {
  const t = useTranslate();
  const { palette } = useTheme().vars;
  const requests = t('userPages.logs.chart.requests');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      <Box aria-hidden>
        <BarChart
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          height={220}
          colors={[palette.primary.main]}
          xAxis={[{ data: bars.map((bar) => bar.name), scaleType: 'band' }]}
          series={[{ data: bars.map((bar) => bar.count), label: requests }]}
        />
      </Box>
      <details>
        <Box component="summary" sx={{ typography: 'body2', color: 'text.secondary', cursor: 'pointer' }}>
          {t('userPages.logs.chart.table')}
        </Box>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{requests}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bars
              .filter(({ count }) => count > 0)
              .map((bar) => (
                <TableRow key={bar.name}>
                  <TableCell>{bar.name}</TableCell>
                  <TableCell align="right">{bar.count}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
};
