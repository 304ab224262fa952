// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers by being loaded
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ownStyle } from './ownStyle';

// A machine under load needs longer than the library's one second.
configure({ asyncUtilTimeout: 4000 });

// jsdom would match every rule of MUI for each element that a query asks about: a third of the time of a test.
window.getComputedStyle = ownStyle;

afterEach(cleanup);
