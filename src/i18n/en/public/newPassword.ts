export const newPassword = {
  length: 'At least %{min} characters',
  equal: 'Both passwords are the same',
  met: '(met)',
  unmet: '(not met yet)',
};
