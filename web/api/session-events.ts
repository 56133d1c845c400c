import { createAction } from '@reduxjs/toolkit';

/** The server no longer knows the user's session: credentials are gone. */
export const userExpired = createAction('session/userExpired');

/** The same for an operator of the console. */
export const adminExpired = createAction('session/adminExpired');
