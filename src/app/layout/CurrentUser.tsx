import { Box, Divider, Typography } from '@mui/material';
import { displayName, type User } from '../../model/users/user';

/** Who is signed in: name and e-mail address. */
export const CurrentUser = ({ user }: { user: Partial<User> }) => (
  <>
    <Box sx={{ px: 4, pt: 3, pb: 2.5, maxWidth: 280 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {displayName(user)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {user.email}
      </Typography>
    </Box>
    <Divider />
  </>
);
