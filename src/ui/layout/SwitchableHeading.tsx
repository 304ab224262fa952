import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, MenuItem } from '@mui/material';
import { MenuButton } from './MenuButton';
import { PageHeading } from './PageHeading';

export interface HeadingOption {
  monitoring_id: number;
  name: string;
}

interface SwitchableHeadingProps {
  children: string;
  label: string;
  options: readonly HeadingOption[];
  current: number;
  onChoose: (monitoringId: number) => void;
}

export const SwitchableHeading = (props: SwitchableHeadingProps) => {
  const { children, label, options, current, onChoose } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PageHeading>{children}</PageHeading>
      {options.length > 1 && (
        <MenuButton label={label} face={<ExpandMore />}>
          {(close) =>
            options.map(({ monitoring_id: id, name }) => (
              <MenuItem
                key={id}
                selected={id === current}
                {...(id === current ? { 'aria-current': 'true' } : {})}
                onClick={() => {
                  close();
                  if (id !== current) onChoose(id);
                }}
              >
                {name}
              </MenuItem>
            ))
          }
        </MenuButton>
      )}
    </Box>
  );
};
