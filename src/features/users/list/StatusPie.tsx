import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { userStatuses, type UserStatus } from '../../../model/users/userRecord';

interface StatusPieProps {
  counts: Record<UserStatus, number>;
  colours: Record<UserStatus, 'success' | 'info' | 'warning' | 'error'>;
  onChoose: (status: UserStatus) => void;
}

/**
 * Hidden from assistive technology, because the buttons beside it have the same data and actions. Memoised, because a
 * chart is slow to render.
 */
const StatusPie = memo(({ counts, colours, onChoose }: StatusPieProps) => {
  const t = useTranslate();
  const { palette } = useTheme().vars;
  const data = userStatuses.map((status) => ({
    id: status,
    value: counts[status],
    label: t(`users.statuses.${status}`),
    color: palette[colours[status]].main,
  }));
  return (
    <Box aria-hidden data-chart="status" sx={{ '& path': { cursor: 'pointer' } }}>
      <PieChart
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        width={160}
        height={160}
        series={[{ data, innerRadius: 44, outerRadius: 76, paddingAngle: 2, cornerRadius: 3 }]}
        onItemClick={(_event, { dataIndex }) => {
          const status = userStatuses[dataIndex];
          if (status) onChoose(status);
        }}
      />
    </Box>
  );
});

export default StatusPie;
