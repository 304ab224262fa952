import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, memo, useId, useState } from 'react';
import { useAuth, useUser } from '../../../auth/useAuth';
import { sessionUsage } from '../../../model/sessions/activeSession';
import { dateTimeText, dayText, timeAgo } from '../../../model/time';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { PicturePreview } from '../../../ui/inputs/PicturePreview';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { hint, tooltip } from '../../../ui/page/SharedTooltip';
import { outlinedChip } from '../../../ui/styles';
import { useCopy } from '../../../ui/useCopy';
import { useKnownSessions } from '../../sessions/useSessions';
import type { AccountAction } from '../account/AccountActionDialog';
import { mayActivate } from '../account/userForms';
import type { UserTab } from './UserHead';

interface UserSummaryProps {
  user: UserRecord;
  /** What the open tab says itself is left out. */
  tab: UserTab;
  onServices: () => void;
}

/** Who it is, and what is done most often, above all tabs. Memoised like DetailsTab. */
export const UserSummary = memo(({ user, tab, onServices }: UserSummaryProps) => {
  const t = useTranslate();
  const id = useId();
  const copy = useCopy('userPages.summary.copied', 'userPages.summary.copyFailed');
  const copyButton = (text: string) => (
    <button
      type="button"
      className="icon-button"
      {...tooltip(t('userPages.summary.copy', { text }))}
      onClick={() => void copy(text)}
    >
      <ContentCopy />
    </button>
  );
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <UserPicture user={user} />
      <div className="person">
        <div className="line">
          <h2 id={id}>
            <bdi>{displayName(user)}</bdi>
          </h2>
          <States user={user} />
        </div>
        <div className="line">
          <span>
            <bdi>{user.email}</bdi>
            {copyButton(user.email)}
          </span>
          <span>
            {t('userPages.summary.id', { id: String(user.user_id) })}
            {copyButton(String(user.user_id))}
          </span>
        </div>
        <Facts user={user} tab={tab} />
      </div>
      <Verbs user={user} onServices={onServices} />
    </Box>
  );
});

const UserPicture = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const picture = user.picture_url ?? user.picture;
  const alt = t('userPages.details.pictureOf', { name: displayName(user) });
  return picture ? (
    <PicturePreview picture={picture} alt={alt} frame={frame} />
  ) : (
    <span className="no-picture">{t('userPages.details.noImage')}</span>
  );
};

const States = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { is_active, is_staff, is_superuser, is_verified, verified_until, mfa_type } = user;
  const chips: [name: string, isShown: unknown, className?: string][] = [
    ['active', is_active, 'good'],
    ['inactive', is_active === false, 'bad'],
    ['superuser', is_superuser],
    ['staff', is_staff],
    [verified_until ? 'verifiedUntil' : 'verified', is_verified],
    ['factor', mfa_type],
  ];
  const day = dayText(verified_until ?? '');
  const method = mfa_type && t(`profile.mfa.type.${mfa_type}`);
  return (
    <ul aria-label={t('userPages.summary.states')}>
      {chips
        .filter(([, isShown]) => isShown)
        .map(([name, , className]) => (
          <li key={name} className={className}>
            {t(`userPages.summary.state.${name}`, { day, method })}
          </li>
        ))}
    </ul>
  );
};

const Facts = ({ user, tab }: Omit<UserSummaryProps, 'onServices'>) => {
  const t = useTranslate();
  const mayInspect = useAuth().may('users.inspect');
  const sessions = useKnownSessions(user.user_id);
  const { date_joined, last_login, max_active_sessions } = user;
  const { used, max } = sessionUsage(sessions ?? { current: null, others: [] }, max_active_sessions);
  return (
    <dl>
      {date_joined && (
        <Fact name="joined">
          <TimeAgo dateTime={date_joined} />
        </Fact>
      )}
      <Fact name="lastLogin">{last_login ? <TimeAgo dateTime={last_login} /> : t('users.never')}</Fact>
      {mayInspect && tab !== 'sessions' && (
        <Fact name="sessions">{t(`userPages.summary.${sessions ? 'used' : 'atMost'}`, { used, max })}</Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{useTranslate()(`userPages.summary.${name}`)}</dt> <dd>{children}</dd>
  </div>
);

const BulkDialog = lazyPart(() => import('../bulk/BulkDialog').then((m) => ({ default: m.BulkDialog })));
const AccountActionDialog = lazyPart(() =>
  import('../account/AccountActionDialog').then((m) => ({ default: m.AccountActionDialog })),
);

/** The same buttons on every tab: a second click must not land on another one. */
const Verbs = ({ user, onServices }: Omit<UserSummaryProps, 'tab'>) => {
  const t = useTranslate();
  const auth = useAuth();
  const mayInspect = auth.may('users.inspect');
  const me = useUser();
  const mayDeactivate = auth.may('users.edit') && me?.user_id !== user.user_id && mayActivate(me, user);
  const [asked, setAsked] = useState<AccountAction | 'deactivate' | null>(null);
  const close = () => setAsked(null);
  const verb = (label: string, onClick: () => void) => (
    <Button size="small" variant="outlined" color="inherit" onClick={onClick}>
      {t(label)}
    </Button>
  );
  return (
    <div className="verbs">
      {verb('users.account.sendPasswordLink.label', () => setAsked('sendPasswordLink'))}
      {mayInspect && verb('users.account.endSessions.label', () => setAsked('endSessions'))}
      {mayDeactivate && verb('users.bulk.deactivate.label', () => setAsked('deactivate'))}
      {mayInspect && verb('userPages.summary.services', onServices)}
      <Suspense fallback={null}>
        {asked === 'deactivate' && (
          <BulkDialog name="deactivate" ids={[user.id]} listed={[user]} filter={{}} onClose={close} />
        )}
        {asked && asked !== 'deactivate' && (
          <AccountActionDialog user={user} action={asked} onClose={close} onDone={close} />
        )}
      </Suspense>
    </div>
  );
};

const size = 88;
const frame = { width: size, height: size, objectFit: 'cover', borderRadius: 2 } as const;

/** Plain elements: a component of MUI for each part would delay the page. */
const styles = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: `${size}px minmax(0, 1fr)`, md: `${size}px minmax(0, 1fr) auto` },
    alignItems: 'start',
    columnGap: 4,
    rowGap: { xs: 2, md: 1 },
    mb: 4,
    typography: 'body2',
    overflowWrap: 'anywhere',
    '& .icon-button': { verticalAlign: 'middle' },
    '& .icon-button > svg': { fontSize: 16 },
    '& .no-picture': {
      ...frame,
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      color: 'text.secondary',
      border: 1,
      borderStyle: 'dashed',
      borderColor: 'divider',
    },
    // On phones, what is below the name begins under the picture.
    '& .person': { display: { xs: 'contents', md: 'grid' }, gap: 1 },
    '& .person > *': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    '& .person > .line:first-of-type': { gridColumn: 'auto' },
    '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 },
    '& h2': { ...theme.typography.h2, m: 0 },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' },
    // A long one takes two lines.
    '& li': { ...outlinedChip(theme), height: 'auto', minHeight: 24 },
    '& .good': { color: 'success.main' },
    '& .bad': { color: 'warning.main' },
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, m: 0 },
    '& dt, & dd': { display: 'inline', m: 0 },
    '& dt': { color: 'text.secondary' },
    '& .verbs': {
      gridColumn: { xs: '1 / -1', md: 'auto' },
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
    },
  }) as const;

/** How long ago something was; the exact time is its tooltip. */
const TimeAgo = ({ dateTime }: { dateTime: string }) => {
  const [now] = useState(Date.now);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
    <time dateTime={dateTime} tabIndex={0} {...hint(dateTimeText(dateTime))}>
      {timeAgo(Date.parse(dateTime), now)}
    </time>
  );
};
