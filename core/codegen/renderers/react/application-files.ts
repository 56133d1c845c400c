import type { OutputFile } from '../../renderer.ts';

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Generated project</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const MAIN = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './app.tsx';
import { store } from './store.ts';
import './styles.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
);
`;

const STORE = `import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
`;

const STYLES = `:root {
  color-scheme: light dark;
  font:
    16px/1.5 system-ui,
    sans-serif;
}

body {
  max-width: 75rem;
  margin: 0 auto;
  padding: 1rem;
}

nav,
.links {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: center;
  margin-block: 1rem;
  padding: 0;
  list-style: none;
}

form {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1rem;
  align-items: start;
}

.field {
  display: grid;
  gap: 0.25rem;
}

.field p,
[role='alert'] {
  margin: 0;
  color: light-dark(#b00020, #ff8a80);
}

input,
select,
textarea,
button {
  box-sizing: border-box;
  min-height: 2.5rem;
  font: inherit;
}

form button {
  align-self: end;
}

.field > * {
  width: 100%;
  min-width: 0;
}

[readonly] {
  border-style: dashed;
  background: transparent;
}

dialog {
  box-sizing: border-box;
  width: min(60rem, calc(100vw - 1rem));
}

.actions {
  white-space: nowrap;
}

.table {
  overflow-x: auto;
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 0.25rem 0.5rem;
  border-bottom: 1px solid light-dark(#ccc, #444);
  text-align: left;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
`;

/** What makes an application of the pages. */
export const applicationFiles = (
  pages: readonly { readonly name: string; readonly file: string; readonly title: string }[],
): readonly OutputFile[] => [
  { path: 'index.html', text: INDEX },
  { path: 'src/main.tsx', text: MAIN },
  { path: 'src/store.ts', text: STORE },
  { path: 'src/styles.css', text: STYLES },
  {
    path: 'src/app.tsx',
    text: `import { HashRouter, Navigate, NavLink, Route, Routes } from 'react-router-dom';
${pages.map(({ name, file }) => `import { ${name}Page } from './${file}/${file}-page.tsx';`).join('\n')}

export function App() {
  return (
    <HashRouter>
      <ul className="links">
${pages.map(({ file, title }) => `        <li>\n          <NavLink to="/${file}">${title}</NavLink>\n        </li>`).join('\n')}
      </ul>
      <Routes>
${pages.map(({ name, file }) => `        <Route path="/${file}" element={<${name}Page />} />`).join('\n')}
        <Route path="*" element={<Navigate to="/${pages[0]!.file}" replace />} />
      </Routes>
    </HashRouter>
  );
}
`,
  },
];
