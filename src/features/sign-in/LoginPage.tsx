import {
  Button,
  Link,
  Stack,
  TextField,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  IconButton,
  Alert,
  Snackbar,
} from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';

const LoginPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        void auth.signIn(email, email).then(() => {
          notify('x');
          navigate('/');
        });
      }}
    >
      <Stack>
        <TextField
          label={t('signIn.email')}
          value={email}
          onChange={(e) => setEmail(e.target.value)}
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton>a</IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
        <Button type="submit" variant="contained">
          {t('signIn.submit')}
        </Button>
        <Link href="/">x</Link>
      </Stack>
      <Dialog open={false}>
        <DialogTitle>a</DialogTitle>
        <DialogContent>b</DialogContent>
        <DialogActions />
      </Dialog>
      <Snackbar open>
        <Alert>x</Alert>
      </Snackbar>
    </form>
  );
};
export default LoginPage;
