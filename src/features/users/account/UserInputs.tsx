import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate, type Validator } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromContract } from '../../../model/fromContract';
import { useAuth, useUser } from '../../../auth/useAuth';
import { displayName, nameFields } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ProblemSummary } from '../../../ui/form/ProblemSummary';
import { CheckboxInput } from '../../../ui/inputs/CheckboxInput';
import { FileInput } from '../../../ui/inputs/FilePicker';
import { PicturePreview } from '../../../ui/inputs/PicturePreview';
import { LabelledTextInput, plainReadOnly } from '../../../ui/inputs/LabelledTextInput';
import { ChangeSummary } from './ChangeSummary';
import {
  getFlagChanges,
  losesAccess,
  mayActivate,
  mayChange,
  mayChangeSignIn,
  roleFlags,
  type RoleFlag,
} from './userForms';

interface AccountInputsProps {
  /** Request body that the inputs belong to. */
  body: 'createUser' | 'editUser' | 'updateUser';
  readOnly?: boolean;
}

/** A value that is only read looks like text, and a missing one like a dash. */
const readOnlyProps = (readOnly: boolean) => ({ readOnly, ...(readOnly && { placeholder: '–' }) });

export const EmailInput = ({ body, rule, readOnly = false }: AccountInputsProps & { rule: Validator }) => (
  <LabelledTextInput
    source="email"
    label="userPages.field.email"
    type="email"
    inputMode="email"
    autoComplete="off"
    validate={fromContract(body, 'email', rule)}
    {...readOnlyProps(readOnly)}
  />
);

const SuperuserNotice = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const me = useUser();
  if (mayChange(me, user) && mayChangeSignIn(me, user)) return null;
  return (
    <Alert severity="info" variant="outlined">
      {t(mayChange(me, user) ? 'userPages.details.staffSignIn' : 'userPages.details.superuserOnly')}
    </Alert>
  );
};

export const NameInputs = ({ body, readOnly = false }: AccountInputsProps) => (
  <>
    {nameFields.map((name) => (
      <LabelledTextInput
        key={name}
        source={name}
        label={`userPages.field.${name}`}
        validate={fromContract(body, name)}
        autoComplete="off"
        {...readOnlyProps(readOnly)}
      />
    ))}
  </>
);

const fieldNames = [
  'email',
  ...nameFields,
  'max_active_sessions',
  'verified_until',
  'password',
  'confirm_password',
  ...roleFlags,
  'picture',
];

export const AccountProblems = ({ names = fieldNames }: { names?: readonly string[] }) => {
  const t = useTranslate();
  return <ProblemSummary fields={names.map((name) => ({ name, label: t(`userPages.field.${name}`) }))} />;
};

interface AccountFieldsProps extends Required<AccountInputsProps> {
  user: UserRecord;
  emailRule: Validator;
  flags: readonly RoleFlag[];
  /** Further fields beside the names. */
  children: ReactNode;
}

/** The form of an account, on the user's page and on the edit page, each with the fields of its call (spec 2 §7). */
export const AccountFields = (props: AccountFieldsProps) => {
  const { user, body, emailRule, flags, readOnly, children } = props;
  const maySetSignIn = mayChangeSignIn(useUser(), user);
  return (
    <>
      <AccountProblems />
      <SuperuserNotice user={user} />
      <Box sx={accountColumns}>
        <Stack sx={{ gap: 4 }}>
          <Box sx={{ ...fieldGrid, ...plainReadOnly }}>
            <EmailInput body={body} rule={emailRule} readOnly={readOnly || !maySetSignIn} />
            <NameInputs body={body} readOnly={readOnly} />
            {children}
          </Box>
          <RoleInputs flags={flags} readOnly={readOnly} />
          {!readOnly && <RoleChanges user={user} flags={flags} />}
        </Stack>
        <PictureInput user={user} readOnly={readOnly} />
      </Box>
    </>
  );
};

/** The picture is last on phones, where its button would push the fields down, and else at the side. */
const accountColumns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
  '& > :last-child': { gridArea: { sm: '1 / 1' } },
  '& > :first-of-type': { gridArea: { sm: '1 / 2' } },
} as const;

const fieldGrid = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
};

const frame = { width: 96, height: 96, objectFit: 'cover', borderRadius: 2 } as const;

interface PictureInputProps {
  user?: UserRecord;
  readOnly?: boolean;
}

export const PictureInput = ({ user, readOnly = false }: PictureInputProps) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const chosen = useWatch<{ picture: File | '' }, 'picture'>({ name: 'picture' }) || null;
  const current = user?.picture_url ?? user?.picture;
  const shown = chosen ?? current;
  const text = (name: string) => t(`userPages.picture.${name}`);
  const alt = user && t('userPages.details.pictureOf', { name: displayName(user) });
  const preview = shown ? (
    <PicturePreview picture={shown} alt={chosen ? text('chosen') : (alt ?? '')} frame={frame} />
  ) : (
    user && <Box sx={noPicture}>{t('userPages.details.noImage')}</Box>
  );
  if (readOnly)
    return (
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('userPages.field.picture')}
        </Typography>
        {preview}
      </div>
    );
  return (
    <FileInput
      source="picture"
      label="userPages.field.picture"
      accept="image/*"
      chooseLabel={text(shown ? 'replace' : 'choose')}
      endContent={
        chosen && (
          <Button onClick={() => setValue('picture', '', { shouldDirty: true })}>{text('undo')}</Button>
        )
      }
    >
      {preview}
    </FileInput>
  );
};

const noPicture = {
  ...frame,
  display: 'grid',
  placeItems: 'center',
  typography: 'caption',
  color: 'text.secondary',
  border: '1px dashed',
  borderColor: 'divider',
} as const;

export const switchGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  columnGap: 6,
};

/** Only superusers can make a user a superuser, remove the staff role, or activate other staff. */
export const RoleInputs = (props: { flags: readonly RoleFlag[]; readOnly?: boolean }) => {
  const { flags, readOnly = false } = props;
  const t = useTranslate();
  const mayPromote = useAuth().may('users.promote');
  const me = useUser();
  const user = useRecordContext<UserRecord>();
  const superuserOnly = {
    is_active: user !== undefined && !mayActivate(me, user),
    is_staff: user?.is_staff === true,
    is_verified: false,
    is_superuser: true,
  };
  const isChangeable = user === undefined || mayChange(me, user);
  return (
    <Box sx={switchGrid}>
      {flags.map((flag) => {
        const isLocked = !mayPromote && superuserOnly[flag];
        return (
          <CheckboxInput
            key={flag}
            source={flag}
            label={`userPages.field.${flag}`}
            disabled={readOnly || isLocked}
            // Shown before editing too, so that its appearance does not move the buttons.
            help={isLocked && isChangeable ? t(`userPages.onlySuperusers.${flag}`) : undefined}
          />
        );
      })}
    </Box>
  );
};

const RoleChanges = (props: { user: UserRecord; flags: readonly RoleFlag[] }) => {
  const { user: before, flags } = props;
  const t = useTranslate();
  const me = useUser();
  const typed = useWatch<Record<RoleFlag, boolean>, readonly RoleFlag[]>({ name: [...flags] });
  const after = { ...before, ...Object.fromEntries(flags.map((flag, index) => [flag, typed[index]])) };
  const { added, removed } = getFlagChanges(flags, before, after);
  const getLabels = (changed: readonly RoleFlag[]) => changed.map((flag) => t(`userPages.field.${flag}`));
  const losesOwnAccess = me?.user_id === before.user_id && losesAccess(before, after);
  if (added.length === 0 && removed.length === 0 && !losesOwnAccess) return null;
  return (
    <Stack sx={{ gap: 3 }}>
      <ChangeSummary added={getLabels(added)} removed={getLabels(removed)} />
      {losesOwnAccess && (
        <Alert severity="warning" variant="outlined">
          {t('userPages.ownAccount')}
        </Alert>
      )}
    </Stack>
  );
};
