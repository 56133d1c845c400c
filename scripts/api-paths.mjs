/** Paths that the API serves in development. Those ending in `.ts` are sources of web/api, which Vite serves. */
export const API_PATHS = /^\/(?:api\/(?![\w.-]+\.ts(?:\?|$))|health\/|uploads\/|media\/)/;
