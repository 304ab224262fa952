import { fetchUtils, type AuthProvider } from 'react-admin';

export const tokenKey = 'token';

export const authProvider: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const body = JSON.stringify({ email: username, password });
    const response = await fetchUtils.fetchJson('/api/user/login/', { method: 'POST', body });
    localStorage.setItem(tokenKey, (response.json as { access: string }).access);
  },
  logout: () => {
    localStorage.removeItem(tokenKey);
    return Promise.resolve();
  },
  checkAuth: () => (localStorage.getItem(tokenKey) ? Promise.resolve() : Promise.reject(new Error())),
  checkError: ({ status }: { status?: number }) =>
    status === 401 ? Promise.reject(new Error()) : Promise.resolve(),
  getPermissions: () => Promise.resolve(null),
};
