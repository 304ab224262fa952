import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type TranslateFunction, useTranslate } from 'ra-core';
import { type ReactNode, memo, useId, useState } from 'react';
import { useAuth, useUser } from '../../../auth/useAuth';
import { sessionUsage } from '../../../model/sessions/activeSession';
import { dateTimeText, dayText, timeAgo } from '../../../model/time';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { paths } from '../../../paths';
import { PicturePreview } from '../../../ui/inputs/PicturePreview';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { hint } from '../../../ui/page/SharedTooltip';
import { outlinedChip } from '../../../ui/styles';
import { useCopy } from '../../../ui/useCopy';
import { useCachedSessions } from '../../sessions/useSessions';
import type { AccountAction } from '../acts/AccountActionDialog';
import { mayActivate, mayChange } from '../account/userForms';
import type { ListLocation } from '../list/listLocation';

interface UserSummaryProps {
  user: UserRecord;
  listLocation: ListLocation | null;
  onServices: () => void;
}

/** Identical above all tabs, so that nothing moves under the pointer. Memoised like DetailsTab. */
export const UserSummary = memo((props: UserSummaryProps) => {
  const { user } = props;
  const t = useTranslate();
  const id = useId();
  const picture = user.picture_url ?? user.picture;
  const name = displayName(user);
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      {picture ? (
        <PicturePreview picture={picture} alt={t('userPages.details.pictureOf', { name })} frame={frame} />
      ) : (
        <span className="no-picture">{t('userPages.details.noImage')}</span>
      )}
      <div className="name">
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <States user={user} />
      </div>
      <Facts user={user} />
      <Actions {...props} />
    </Box>
  );
});

const States = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { is_active, is_staff, is_superuser, is_verified, verified_until, mfa_type } = user;
  const states = {
    active: is_active,
    inactive: is_active === false,
    superuser: is_superuser,
    staff: is_staff,
    [verified_until ? 'verifiedUntil' : 'verified']: is_verified,
    factor: mfa_type,
  };
  const day = dayText(verified_until ?? '');
  const method = mfa_type && t(`profile.mfa.type.${mfa_type}`);
  return (
    <ul aria-label={t('userPages.summary.states')}>
      {Object.entries(states)
        .filter(([, isShown]) => isShown)
        .map(([state]) => (
          <li key={state} className={state}>
            {t(`userPages.summary.state.${state}`, { day, method })}
          </li>
        ))}
    </ul>
  );
};

const Facts = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const mayInspect = useAuth().may('users.inspect');
  const sessions = useCachedSessions(user.user_id);
  const { date_joined, last_login, max_active_sessions } = user;
  const { used, max } = sessionUsage(sessions ?? { current: null, others: [] }, max_active_sessions);
  const facts: Record<string, ReactNode> = {
    joined: date_joined && <PastDate dateTime={date_joined} precision="day" />,
    lastLogin: last_login ? <PastDate dateTime={last_login} precision="minute" /> : t('users.never'),
    sessions: mayInspect && t(`userPages.summary.${sessions ? 'used' : 'atMost'}`, { used, max }),
  };
  return (
    <div className="facts">
      <bdi>{user.email}</bdi>
      <span>{getId(user, t)}</span>
      <dl>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`userPages.summary.${name}`)}</dt> <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
};

const getId = ({ user_id }: UserRecord, t: TranslateFunction) =>
  t('userPages.summary.id', { id: String(user_id) });

/** Shows the elapsed time in its tooltip. */
const PastDate = ({ dateTime, precision }: { dateTime: string; precision: 'day' | 'minute' }) => {
  const [now] = useState(Date.now);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tooltip opens on focus
    <time dateTime={dateTime} tabIndex={0} {...hint(timeAgo(Date.parse(dateTime), now))}>
      {dateTimeText(dateTime, precision)}
    </time>
  );
};

const AccountActionDialog = lazyPart(() =>
  import('../acts/AccountActionDialog').then(pickExport('AccountActionDialog')),
);

const Actions = ({ user, listLocation, onServices }: UserSummaryProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const me = useUser();
  const copy = useCopy('userPages.summary.copied', 'userPages.summary.copyFailed');
  const [action, setAction] = useState<AccountAction | null>(null);
  const close = () => setAction(null);
  const mayInspect = auth.may('users.inspect');
  const isOther = me?.user_id !== user.user_id;
  // A backend that does not report the factor may still reset it.
  const mayReset = auth.may('users.resetFactor') && isOther && user.mfa_type !== 'email';
  const entry = (label: string, onClick: () => void) => ({ name: label, label, onClick });
  const button = (label: string, onClick: () => void) => (
    <Button variant="outlined" onClick={onClick}>
      {t(label)}
    </Button>
  );
  return (
    <div className="actions">
      {button('users.account.sendPasswordLink.label', () => setAction('sendPasswordLink'))}
      {mayInspect && button('userPages.summary.services', onServices)}
      <MenuButton
        label={t('userPages.summary.more')}
        entries={[
          mayReset && entry(t('users.account.resetFactor.label'), () => setAction('resetFactor')),
          mayInspect && entry(t('users.bulk.endSessions.label'), () => setAction('endSessions')),
          auth.may('users.edit') &&
            isOther &&
            mayActivate(me, user) &&
            entry(t('users.bulk.deactivate.label'), () => setAction('deactivate')),
          mayChange(me, user) && {
            name: 'edit',
            label: t('userPages.details.editPage'),
            to: paths.userEdit(user.user_id),
            props: { state: { from: paths.userDetails(user.user_id), state: listLocation, user } },
          },
          entry(t('userPages.summary.copy', { text: user.email }), () => void copy(user.email)),
          entry(t('userPages.summary.copy', { text: getId(user, t) }), () => void copy(String(user.user_id))),
        ]}
      />
      {action && <AccountActionDialog user={user} action={action} onClose={close} onDone={close} />}
    </div>
  );
};

const size = 56;
const frame = { width: size, height: size, objectFit: 'cover', borderRadius: 2 } as const;

/** Plain elements, because MUI components would delay the page. */
const styles = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: `${size}px minmax(0, 1fr)`, md: `${size}px minmax(0, 1fr) auto` },
    alignItems: 'center',
    columnGap: { xs: 2, sm: 3 },
    rowGap: { xs: 1, md: 0 },
    mb: { xs: 1, sm: 2 },
    typography: 'body2',
    overflowWrap: 'anywhere',
    '& > img, & .no-picture': { ...frame, gridRow: { md: 'span 2' } },
    '& .no-picture': {
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      typography: 'caption',
      lineHeight: 1.2,
      color: 'text.secondary',
      border: 1,
      borderStyle: 'dashed',
      borderColor: 'divider',
    },
    '& .name, & ul, & .facts, & dl, & .actions': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
    '& .name': { alignItems: 'center' },
    '& .facts': { gridColumn: { xs: '1 / -1', md: '2 / -1' } },
    '& h2': {
      ...theme.typography.h1,
      fontSize: { xs: '1.5rem', sm: '1.75rem' },
      overflowWrap: 'inherit',
      m: 0,
    },
    '& ul': { gap: 1, m: 0, p: 0, listStyle: 'none' },
    // Wraps long texts to two lines.
    '& li': { ...outlinedChip(theme), height: 'auto', minHeight: 22, px: 1.5, fontSize: '0.75rem' },
    '& .active': { color: 'success.main' },
    '& .inactive': { color: 'warning.main' },
    '& dl': { m: 0 },
    '& dt, & dd': { display: { xs: 'block', sm: 'inline' }, m: 0 },
    '& dt': { typography: 'caption', color: 'text.secondary' },
    '& .actions': { gridColumn: { xs: '1 / -1', md: 3 }, gridRow: { md: 1 }, gap: 2 },
    '& .actions > button': { px: 2, fontSize: '0.8125rem', lineHeight: 1.25 },
    // Saves height on phones: states without frames, and buttons in one row.
    [theme.breakpoints.down('sm')]: {
      '& ul': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.35 },
      '& li': { display: 'inline', px: 0, border: 0, font: 'inherit' },
      '& li + li::before': { content: '" · "', color: 'text.secondary' },
      '& .actions': { flexWrap: 'nowrap', overflowWrap: 'break-word', gap: 1 },
      '& .actions > button': { flexGrow: 1, minWidth: 0 },
      '& .actions > :last-of-type': { flexShrink: 0 },
    },
  }) as const;
