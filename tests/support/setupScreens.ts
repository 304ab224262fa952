// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers by being loaded
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- it works by being loaded
import './disableOwnerStacks';
import { closePortal } from './closePortal';
import { inlineStyle } from './inlineStyle';

// Loading a screen's code can take long on a busy machine.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 40_000,
  // Between the tries of a `waitFor` the printed page is discarded; `waitFor` prints it at the end.
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isBetweenTries } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (message === null || !isBetweenTries) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
}));

// happy-dom would match every MUI rule for each queried element, a third of the time of a test.
window.getComputedStyle = inlineStyle;

// Without MUI's thousands of style elements, queries of the whole page are faster.
const { head } = document;
const insertBefore = head.insertBefore.bind(head);
head.insertBefore = (node, before) => (node instanceof HTMLStyleElement ? node : insertBefore(node, before));

// happy-dom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// The test files of a worker share this DOM and their modules.
afterEach(closePortal);
