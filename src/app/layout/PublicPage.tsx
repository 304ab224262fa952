import { Outlet } from 'react-router-dom';
export const PublicPage = () => (
  <main>
    <Outlet />
  </main>
);
