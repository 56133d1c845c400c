import { configure, getConfig, prettyDOM } from '@testing-library/dom';

configure({
  // A busy machine draws late; what never comes still fails.
  asyncUtilTimeout: 20_000,
  // The page is printed once, not at every look for what is still to come.
  getElementError(message, container) {
    const looking = getConfig()._disableExpensiveErrorDiagnostics;
    const error = new Error(looking ? message : `${message}\n\n${prettyDOM(container)}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
