# The final image contains only what runs: no sources, no build tools, no package cache, no secret.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund
RUN node scripts/build-app.mjs
RUN npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund \
    vite @vitejs/plugin-react oxc-transform-react @tailwindcss/vite tailwindcss @swc/core \
  && rm -rf node_modules/node-linux-*
RUN mkdir /out \
  && tar -c --exclude='*.map' --exclude='*.d.ts' --exclude='*.spec.js' --exclude='*.tsbuildinfo' \
    package.json node_modules scripts content web/dist core/package.json core/dist \
    api/package.json api/dist adapters/*/package.json adapters/*/dist \
  | tar -x -C /out

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5001 DATA_DIR=/data
WORKDIR /app
COPY --from=build /out ./
# What was built: docker build --build-arg BUILD_ID=$(git rev-parse --short HEAD)
ARG BUILD_ID
ENV BUILD_ID=$BUILD_ID
RUN install -d -m 0700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 5001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "api/dist/main.js"]
