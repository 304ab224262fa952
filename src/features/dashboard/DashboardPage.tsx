import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAuth } from '../../auth/useAuth';
import { PageHeading } from '../../ui/layout/PageHeading';
import { Launcher } from './Launcher';
import { LeaveDialog } from './LeaveDialog';
import { LoadFailureDialog } from './LoadFailureDialog';
import { LoadFailureNotice } from './LoadFailureNotice';
import { ServicesSkeleton } from './ServicesSkeleton';
import { useMyServices } from './useMyServices';
import { useOpenFromAddress } from './useOpenFromAddress';
import { useOpenService } from './useOpenService';
import { useTarget } from './useTarget';
import { WelcomeCard } from './WelcomeCard';

/** The user's services, and the way into them (spec 1 §2 "Dashboard"). */
const DashboardPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const { cards, failure } = useMyServices();
  const [closed, setClosed] = useState(false);
  const opener = useOpenService();
  // The shell has a dialog of its own for a session that is over; one is enough.
  const isAlerting = failure !== null && !cards && !closed && !auth.isOver();
  const leaving = useTarget(cards ?? (failure && !isAlerting ? noCards : null));
  useOpenFromAddress(cards, opener);

  const retrying = failure && {
    ...failure,
    retry: () => {
      setClosed(false);
      failure.retry();
    },
  };

  return (
    <>
      <PageHeading title={t('dashboard.title')}>{t('dashboard.heading')}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>{t('dashboard.line')}</Typography>
      {retrying && !isAlerting && <LoadFailureNotice key={retrying.since} failure={retrying} />}
      {!cards && !failure && <ServicesSkeleton />}
      {cards?.length === 0 && <WelcomeCard />}
      {cards && cards.length > 0 && <Launcher cards={cards} opener={opener} />}
      {retrying && isAlerting && (
        <LoadFailureDialog key={retrying.since} failure={retrying} onClose={() => setClosed(true)} />
      )}
      {leaving && <LeaveDialog {...leaving} />}
    </>
  );
};

const noCards: never[] = [];

export default DashboardPage;
