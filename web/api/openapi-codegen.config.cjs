/** The calls of the home page, which come with the first load; all others come with the screens that make them. */
const isHome = (_name, { path }) => path.startsWith('/api/home/');
/** The calls of the console come with the console. */
const isAdmin = (_name, { path }) => path.startsWith('/api/admin/');

/** The calls of the learning centre come with its pages. */
const isLearning = (_name, { path }) => path.startsWith('/api/learning/');
/** The calls of Data Analysis come with its page. */
const isData = (_name, { path }) => path.startsWith('/api/data/');
/** The calls of the Code Generator come with its page. */
const isCodegen = (_name, { path }) => path.startsWith('/api/codegen/');
/** The calls of spaces and articles come with their pages. */
const isContent = (_name, { path }) => path.startsWith('/api/content/');
/** The calls of sign-in and settings come with their pages. */
const isAuth = (_name, { path }) => path.startsWith('/api/auth/');
/** Second names of calls under /api/polygon, which the site uses. */
const isTwin = (name) => /^market[A-Z]/.test(name);
const LATER = [isHome, isAdmin, isLearning, isData, isCodegen, isContent, isAuth, isTwin];

/** The base query gives every write its key. */
const parameterFilter = (name) => name !== 'Idempotency-Key';

/** How the web's client is generated from the API's document; `npm run contract` runs it. */
module.exports = {
  // The generator formats with the Prettier that it brings, in the repository's style.
  prettierConfigFile: '../../.oxfmtrc.json',
  schemaFile: '../../api/openapi.json',
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  outputFiles: {
    './generated-home.ts': { filterEndpoints: isHome, exportName: 'homeApi' },
    './generated-admin.ts': { filterEndpoints: isAdmin, exportName: 'adminApi' },
    './generated-learning.ts': { filterEndpoints: isLearning, exportName: 'learningApi' },
    './generated-data.ts': { filterEndpoints: isData, exportName: 'dataApi' },
    './generated-codegen.ts': { filterEndpoints: isCodegen, exportName: 'codegenApi' },
    './generated-content.ts': { filterEndpoints: isContent, exportName: 'contentApi' },
    './generated-auth.ts': { filterEndpoints: isAuth, exportName: 'authApi' },
    './generated.ts': {
      filterEndpoints: (...call) => !LATER.some((isLater) => isLater(...call)),
      exportName: 'api',
    },
  },
  hooks: true,
  tag: true,
  useUnknown: true,
  // 202 has no data yet: the base query repeats such a read.
  isDataResponse: (code) => code.startsWith('2') && code !== '202',
  encodePathParams: true,
  endpointOverrides: [
    // It stores nothing, so that its answer is one to read.
    { pattern: 'previewArticle', type: 'query', parameterFilter },
    { pattern: /./, parameterFilter },
  ],
};
