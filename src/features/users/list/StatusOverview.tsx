import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useId } from 'react';
import {
  countByStatus,
  userStatuses,
  type UserRecord,
  type UserStatus,
} from '../../../model/users/userRecord';
import { lazyPart } from '../../../ui/loading/lazyCode';

const StatusPie = lazyPart(() => import('./StatusPie'));

interface StatusOverviewProps {
  users: readonly UserRecord[] | undefined;
  chosen: UserStatus | null;
  onChoose: (status: UserStatus) => void;
  onClear: () => void;
}

export const statusColours = {
  activeLoggedIn: 'success',
  activeNotLoggedIn: 'info',
  inactiveLoggedIn: 'warning',
  inactiveNotLoggedIn: 'error',
} as const satisfies Record<UserStatus, string>;

const placeholder = <Skeleton variant="circular" width={160} height={160} />;

export const StatusOverview = ({ users, chosen, onChoose, onClear }: StatusOverviewProps) => {
  const t = useTranslate();
  const id = useId();
  const counts = countByStatus(users ?? []);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography id={id} variant="h3">
          {t('users.chart.title')}
        </Typography>
        <Button size="small" onClick={onClear} sx={{ minHeight: 32 }}>
          {t('users.filters.clear')}
        </Button>
      </Box>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 4,
        }}
      >
        <Box sx={{ width: 160, height: 160 }}>
          <Suspense fallback={placeholder}>
            {users ? <StatusPie counts={counts} colours={statusColours} onChoose={onChoose} /> : placeholder}
          </Suspense>
        </Box>
        <Box
          component="ul"
          aria-label={t('users.chart.filterBy')}
          sx={{ listStyle: 'none', m: 0, p: 0, flex: '1 1 14rem' }}
        >
          {userStatuses.map((status) => (
            <li key={status}>
              <Button
                fullWidth
                size="small"
                color="inherit"
                aria-pressed={chosen === status}
                onClick={() => onChoose(status)}
                sx={{
                  justifyContent: 'flex-start',
                  gap: 2,
                  '&[aria-pressed=true]': { bgcolor: 'action.selected' },
                }}
              >
                <Box
                  aria-hidden
                  sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: `${statusColours[status]}.main` }}
                />
                <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
                  {t(`users.statuses.${status}`)}
                </Box>
                {users && counts[status]}
              </Button>
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  );
};
