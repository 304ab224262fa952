import { Box, IconButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import { numberText } from '../../../model/locale';
import { paths } from '../../../paths';
import { readAddress, writeAddress } from '../../../ui/address/addressParams';
import { ChevronLeft, ChevronRight } from '../../../ui/directionalIcons';
import { usersAddress } from '../list/filter/useUserFilter';
import type { ListLocation } from '../list/listLocation';
import { defaultSort, usersQuery } from '../list/usersQuery';

interface UserPagerProps {
  id: number;
  listLocation: ListLocation;
  tab: string;
}

/** Leads through all users that match the list's filter, in its order. */
export const UserPager = ({ id, listLocation, tab }: UserPagerProps) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [pathname = '', search = ''] = listLocation.from.split(/(?=\?)/);
  const { page, perPage, filter, sort: field, order } = readAddress(usersAddress, search);
  const sort = field ? { field, order } : defaultSort;
  const getPage = (at: number) => ({ page: at, perPage, filter, sort });
  const { data: users = [], total = 0 } = usePageOfUsers(getPage(page)).data ?? {};
  const index = users.findIndex((user) => user.id === id);
  const position = (page - 1) * perPage + index + 1;
  const isLast = index === users.length - 1;
  const before = usePageOfUsers(getPage(page - 1), index === 0 && page > 1).data?.data.at(-1);
  const after = usePageOfUsers(getPage(page + 1), isLast && position < total).data?.data[0];
  if (index < 0 || total < 2) return null;
  const buttons = {
    previous: { to: users[index - 1] ?? before, toPage: index > 0 ? page : page - 1, Icon: ChevronLeft },
    next: { to: users[index + 1] ?? after, toPage: isLast ? page + 1 : page, Icon: ChevronRight },
  };
  const renderButton = (name: keyof typeof buttons) => {
    const { to, toPage, Icon } = buttons[name];
    const from = pathname + writeAddress(usersAddress, search, { page: toPage });
    return (
      <IconButton
        size="small"
        aria-label={t(`userPages.details.${name}`)}
        disabled={!to}
        onClick={() =>
          to &&
          void navigate(`${paths.userDetails(to.id)}?tab=${tab}`, {
            state: { ...listLocation, from },
            replace: true,
          })
        }
      >
        <Icon />
      </IconButton>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {renderButton('previous')}
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('userPages.details.position', { position: numberText(position), total: numberText(total) })}
      </Typography>
      {renderButton('next')}
    </Box>
  );
};

const pageStaleMs = 60_000;

const usePageOfUsers = (page: Parameters<typeof usersQuery>[2], enabled = true) =>
  useQuery({ ...usersQuery(useData(), useUser()?.user_id, page), enabled, staleTime: pageStaleMs });
