import { Box, Button, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { displayName } from '../../../../model/users/user';
import type { UserRecord } from '../../../../model/users/userRecord';
import type { BulkAction, BulkActionContext, InputsProps } from '../bulkAction';
import { getServiceChange } from '../changes';
import { countByService, isAnyFlag } from '../serviceChange';
import { ServicePickers } from './ServicePickers';
import { UserPicker } from './UserPicker';

const ServicesInputs = ({ choices, onChange }: InputsProps) => {
  const t = useTranslate();
  const { services: chosen, model } = choices;
  if (model === undefined)
    return (
      <ServicePickers
        choices={chosen}
        onChoose={(services) => onChange({ services })}
        onCopy={() => onChange({ services: {}, model: null })}
      />
    );
  return (
    <Stack sx={{ gap: 3, alignItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <UserPicker value={model} onChange={(user) => onChange({ model: user })} />
      </Box>
      <Button onClick={() => onChange({ model: undefined })}>{t('users.bulk.services.choose')}</Button>
    </Stack>
  );
};

export const readServices = (users: readonly UserRecord[], { data, readEach, signal }: BulkActionContext) =>
  readEach(users, 'loadServiceAccess', (id) => data.serviceAccess(id, signal));

export const services: BulkAction = {
  Inputs: ServicesInputs,
  isComplete: ({ services: chosen, model }) => (model === undefined ? isAnyFlag(chosen) : model !== null),
  plan: async (users, { services: chosen, model }, context) => {
    const { accept } = context;
    const text = (key: string, args?: object) => context.t(`users.bulk.services.${key}`, args);
    const copied = model && (await readServices([model], context)).get(model);
    const getObstacle = ({ id }: UserRecord) => {
      if (!copied) return model && text('copy.unreadable', { name: displayName(model) });
      return id === model.id && text('copy.isModel');
    };
    const others = users.filter((user) => accept(user, getObstacle(user)));
    const access = await readServices(others, context);
    return [...access].flatMap(([user, has]) => {
      if (!accept(user, !has && text('unreadable')) || !has) return [];
      return [{ user, before: { services: has }, after: { services: copied ?? { ...has, ...chosen } } }];
    });
  },
  summarize: (changes, _choices, { t, names, unchanged }) =>
    countByService(changes.map(getServiceChange), changes.length + unchanged).map(({ key, ...counts }) =>
      t('users.bulk.services.count', { service: names.getName(key), ...counts }),
    ),
};
