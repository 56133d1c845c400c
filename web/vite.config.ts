import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@toolyard/source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5001' } },
  preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:5001' } },
});
