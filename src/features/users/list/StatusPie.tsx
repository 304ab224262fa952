import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useTranslate } from 'ra-core';
import { userStandings, type UserStanding } from '../../../model/managedUser';

export interface StatusPieProps {
  counts: Record<UserStanding, number>;
  onChoose: (standing: UserStanding) => void;
}

/** The chart alone; the figures and the way in for the keyboard stand beside it. To be loaded lazily. */
const StatusPie = ({ counts, onChoose }: StatusPieProps) => {
  const t = useTranslate();
  const { palette } = useTheme().vars;
  const colours: Record<UserStanding, string> = {
    activeLoggedIn: palette.success.main,
    activeNotLoggedIn: palette.info.main,
    inactiveLoggedIn: palette.warning.main,
    inactiveNotLoggedIn: palette.error.main,
  };
  const data = userStandings.map((standing) => ({
    id: standing,
    value: counts[standing],
    label: t(`users.standing.${standing}`),
    color: colours[standing],
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
          const standing = userStandings[dataIndex];
          if (standing) onChoose(standing);
        }}
      />
    </Box>
  );
};

export default StatusPie;
