import WavingHandOutlined from '@mui/icons-material/WavingHandOutlined';
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../../auth/useAuth';
import { isCurrent } from '../../model/siteTexts';
import { ConfirmDialog, type Question } from '../../ui/dialogs/ConfirmDialog';
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
  const { noteQuestion, opener } = useNoteQuestion(useOpenService());
  const endNotice = auth.account.endNotice();
  const needsDialog = endNotice === null ? !cards : endNotice === 'caller';
  const showsDialog = failure !== null && needsDialog && !isDismissed;
  const redirect = useRedirectTarget(cards ?? (failure && !showsDialog ? noCards : null));
  const confirmation = useOpenFromAddress(cards, opener);

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
      {cards && cards.length > 0 && <Launcher cards={cards} groups={groups} opener={opener} />}
      {settings.moreServices && missing.length > 0 && <MoreServices services={missing} />}
      {loadFailure && showsDialog && (
        <ServicesFailureDialog
          key={loadFailure.since}
          failure={loadFailure}
          onClose={() => setDismissed(true)}
        />
      )}
      {/* Asks before opening an untrusted host (decisions §3). */}
      <DashboardQuestion name="target" question={redirect} />
      <DashboardQuestion name="open.ask" question={confirmation} />
      <DashboardQuestion name="open.note" question={noteQuestion} />
    </>
  );
};

const noCards: never[] = [];

const DashboardQuestion = ({ name, question }: { name: string; question: Question | null }) =>
  question && (
    <ConfirmDialog
      open
      title={`dashboard.${name}.title`}
      message={`dashboard.${name}.text`}
      confirm={name === 'target' ? 'dashboard.target.go' : 'dashboard.open.ask.go'}
      cancel="dashboard.target.stay"
      {...question}
    />
  );

/** Shows the current note of a service before it opens. */
const useNoteQuestion = (opener: OpenService) => {
  const [noteQuestion, setQuestion] = useState<Question | null>(null);
  const open: OpenService['open'] = (card, options) => {
    const onCancel = () => setQuestion(null);
    const onConfirm = () => {
      onCancel();
      opener.open(card, options);
    };
    if (!card.note || !isCurrent(card.note)) return onConfirm();
    const children = (
      <p>
        <OperatorText text={card.note.text} />
      </p>
    );
    return setQuestion({ args: { service: card.name }, children, onConfirm, onCancel });
  };
  return { noteQuestion, opener: { ...opener, open } };
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
