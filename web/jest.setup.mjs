import { format } from 'node:util';
import { afterEach } from '@jest/globals';
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

/** What is reported though the page is right. */
const ALLOWED = [
  // jsdom does not know the element.
  'The tag <search> is unrecognized',
  // jsdom opens no other page and saves no file.
  'Not implemented: navigation',
  // What a page fetches arrives at its own time, on a busy machine also between two looks of a spec.
  'not wrapped in act(',
];

/** @type {Error[]} */
const reported = [];
console.error = (...words) => {
  const text = format(...words);
  if (ALLOWED.some((each) => text.includes(each))) return;
  const fault = new Error(text);
  // The frames of React, a hundred of them, say nothing.
  fault.stack = fault.stack?.replace(/^ +at .*node_modules.*\n?/gm, '');
  reported.push(fault);
};

// A fault that React or the application reports fails the test.
afterEach(() => {
  const [fault] = reported.splice(0);
  if (fault) throw fault;
});
