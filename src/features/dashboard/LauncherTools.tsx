import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ToggleButtons } from '../../ui/inputs/ToggleButtons';
import { ViewList } from '../../ui/pointingIcons';

const views = [
  { name: 'grid', Icon: GridViewOutlined },
  { name: 'list', Icon: ViewList },
] as const;

export type LauncherView = (typeof views)[number]['name'];

interface LauncherToolsProps {
  view: LauncherView;
  onView: (view: LauncherView) => void;
  isArranging?: boolean;
  onArrange?: () => void;
  onReset?: () => void;
}

export const LauncherTools = (props: LauncherToolsProps) => {
  const { view, onView, isArranging = false, onArrange, onReset } = props;
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginInlineStart: 'auto' }}>
      {isArranging && onReset && (
        <Button color="inherit" onClick={onReset}>
          {t('dashboard.arrange.reset')}
        </Button>
      )}
      {onArrange && (
        <Button
          color={isArranging ? 'primary' : 'inherit'}
          variant={isArranging ? 'contained' : 'text'}
          startIcon={<SwapVertOutlined />}
          aria-pressed={isArranging}
          onClick={onArrange}
        >
          {t('dashboard.arrange.start')}
        </Button>
      )}
      <ToggleButtons
        label={t('dashboard.view.choose')}
        toggles={views.map(({ name, Icon }) => ({
          name,
          label: t(`dashboard.view.${name}`),
          icon: <Icon fontSize="small" />,
          isPressed: name === view,
        }))}
        onPress={onView}
      />
    </Box>
  );
};
