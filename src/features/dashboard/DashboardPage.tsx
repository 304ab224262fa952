import WavingHandOutlined from '@mui/icons-material/WavingHandOutlined';
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../../auth/useAuth';
import { isCurrent } from '../../model/siteTexts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { OperatorText } from '../../ui/OperatorText';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/page/PageHeading';
import { settings } from '../../settings';
import { Launcher } from './Launcher';
import { MoreServices } from './MoreServices';
import { ServicesFailureDialog, ServicesFailureNotice } from './Failures';
import { useRedirectTarget } from './redirectTarget';
import { useMyServices } from './useMyServices';
import { useOpenFromAddress, useOpenService, type OpenService } from './useOpenService';

/** The dashboard (spec 1 §2 "Dashboard"). */
const DashboardPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const name = useUser()?.first_name;
  const { cards, missing, groups, failure } = useMyServices();
  const [isDismissed, setDismissed] = useState(false);
  const { opener: serviceOpener, dialog: noteDialog } = useNoteDialog(useOpenService());
  const endNotice = auth.account.endNotice();
  const needsDialog = endNotice === null ? !cards : endNotice === 'caller';
  const showsDialog = failure !== null && needsDialog && !isDismissed;
  const redirect = useRedirectTarget(cards ?? (failure && !showsDialog ? noCards : null));
  const confirmation = useOpenFromAddress(cards, serviceOpener);

  const loadFailure = failure && {
    ...failure,
    retry: () => {
      setDismissed(false);
      failure.retry();
    },
  };

  return (
    <>
      {name && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('dashboard.greeting', { name })}
        </Typography>
      )}
      <PageHeading title={t('dashboard.title')}>{t('dashboard.heading')}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>{t('dashboard.line')}</Typography>
      {loadFailure && !showsDialog && <ServicesFailureNotice key={loadFailure.since} failure={loadFailure} />}
      {!cards && !failure && <ServicesSkeleton />}
      {cards?.length === 0 && <WelcomeCard />}
      {cards && cards.length > 0 && <Launcher cards={cards} groups={groups} opener={serviceOpener} />}
      {settings.moreServices && missing.length > 0 && <MoreServices services={missing} />}
      {loadFailure && showsDialog && (
        <ServicesFailureDialog
          key={loadFailure.since}
          failure={loadFailure}
          onClose={() => setDismissed(true)}
        />
      )}
      {redirect && (
        // Asks before opening an untrusted host (decisions §3).
        <ConfirmDialog
          open
          title="dashboard.target.title"
          message="dashboard.target.text"
          confirm="dashboard.target.go"
          cancel="dashboard.target.stay"
          {...redirect}
        />
      )}
      {confirmation && (
        <ConfirmDialog
          open
          title="dashboard.open.ask.title"
          message="dashboard.open.ask.text"
          confirm="dashboard.open.ask.go"
          cancel="dashboard.target.stay"
          {...confirmation}
        />
      )}
      {noteDialog}
    </>
  );
};

const noCards: never[] = [];

/** Shows the current note of a service before it opens. */
const useNoteDialog = (opener: OpenService) => {
  const [opening, setOpening] = useState<Parameters<OpenService['open']> | null>(null);
  const open: OpenService['open'] = (...attempt) => {
    const [{ note }] = attempt;
    if (note && isCurrent(note)) setOpening(attempt);
    else opener.open(...attempt);
  };
  const card = opening?.[0];
  const dialog = opening && card?.note && (
    <ConfirmDialog
      open
      title="dashboard.open.note.title"
      message="dashboard.open.note.text"
      confirm="dashboard.open.ask.go"
      cancel="dashboard.target.stay"
      args={{ service: card.name }}
      onConfirm={() => {
        setOpening(null);
        opener.open(...opening);
      }}
      onCancel={() => setOpening(null)}
    >
      <p>
        <OperatorText text={card.note.text} />
      </p>
    </ConfirmDialog>
  );
  return { opener: { ...opener, open }, dialog };
};

/** Spec 1 §9 asks for 12 rows of height 50. */
const ServicesSkeleton = () => {
  const t = useTranslate();
  return (
    <Stack component="output" aria-label={t('dashboard.loading')} sx={{ gap: 2 }}>
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={50} />
      ))}
    </Stack>
  );
};

const WelcomeCard = () => {
  const t = useTranslate();
  return (
    <Card sx={{ p: 8, maxWidth: 560 }}>
      <WavingHandOutlined aria-hidden sx={{ fontSize: 40, color: 'primary.main', mb: 2 }} />
      <Typography variant="h2">{t('dashboard.welcome.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('dashboard.welcome.text')}</Typography>
      <Button component={Link} to={paths.contactSupport} variant="contained" sx={{ mt: 5 }}>
        {t('contactSupport.title')}
      </Button>
    </Card>
  );
};

export default DashboardPage;
