import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import * as React from 'react';

// Development React takes a stack trace for each element, which costs a fifth of the suites' time and is shown nowhere.
Object.defineProperty(
  /** @type {any} */ (React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

configure({
  // A busy machine draws late; what never comes still fails.
  asyncUtilTimeout: 20_000,
  // The page is printed once, not at every look for what is still to come.
  getElementError(message, container) {
    const looking = /** @type {any} */ (getConfig())._disableExpensiveErrorDiagnostics;
    const error = new Error(looking ? message : `${message}\n\n${prettyDOM(container)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
