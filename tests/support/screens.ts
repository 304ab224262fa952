// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers by being loaded
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine under load needs longer than the library's one second.
configure({ asyncUtilTimeout: 4000 });

afterEach(cleanup);
