// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers by being loaded
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- it works by being loaded
import './disableOwnerStacks';
import { closePortal } from './closePortal';
import { inlineStyle } from './inlineStyle';

// A screen's code may have to be fetched, on a machine that has other things to do.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 40_000,
  // Nobody reads the page that a query prints between two tries of a `waitFor`, which prints it itself in the end.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isBetweenTries } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (message === null || !isBetweenTries) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
}));

// The pretended browser would match every rule of MUI for each element that a query asks about: a third of the time of a test.
window.getComputedStyle = inlineStyle;

// Nor does a test see a rule of MUI: thousands of style elements would be passed by each query of the whole page.
const { head } = document;
const insertBefore = head.insertBefore.bind(head);
head.insertBefore = (node, before) => (node instanceof HTMLStyleElement ? node : insertBefore(node, before));

// The pretended browser has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// The files of a worker share this browser and what they import, so each test leaves it as it was.
afterEach(closePortal);
