// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers by being loaded
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closePortal } from './closePortal';
import { keepRule, visibleStyle } from './visibleStyle';

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
window.getComputedStyle = visibleStyle;

// Without MUI's thousands of style elements, queries of the whole page are faster.
const { head } = document;
const insertBefore = head.insertBefore.bind(head);
head.insertBefore = (node, before) => {
  if (!(node instanceof HTMLStyleElement)) return insertBefore(node, before);
  const append = node.appendChild.bind(node);
  node.appendChild = (rule) => {
    keepRule(rule.textContent ?? '');
    return append(rule);
  };
  return node;
};

// happy-dom would return all HTML, which MUI's poppers ask of each element, a tenth of the time of a test.
Element.prototype.toString = function () {
  return Object.prototype.toString.call(this);
};

// happy-dom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// The test files of a worker share this DOM and their modules.
afterEach(closePortal);

// A page that is still loading at the end of a file would stay broken for the next file of the worker.
afterAll(() => vi.dynamicImportSettled());
