# The portal behind nginx, and with `--target backend` the development backend: compose.yaml starts them.
# One image for every deployment: environment variables set the differences at start.
# The site is the same on every platform, so another one needs no emulation.
FROM --platform=$BUILDPLATFORM docker.io/library/node:22-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY mock-server/package.json mock-server/
RUN npm ci --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY mock-server mock-server
COPY docs/accessibility.md docs/
COPY src src
RUN npm run build

FROM docker.io/library/node:22-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392 AS backend
WORKDIR /backend
COPY package.json package-lock.json ./
COPY mock-server/package.json mock-server/
RUN npm ci --workspace=mock-server --omit=dev --ignore-scripts --no-audit --no-fund && install -d -o node -g node /data
COPY mock-server mock-server
COPY src src
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--import", "tsx", "mock-server/start.ts"]

# nginx that needs no root, on port 8080.
FROM docker.io/nginxinc/nginx-unprivileged:1.30.5-alpine@sha256:15c994d10d6d78658721c3bcafff14cb281fba2a4bdf9d5ba92c416a472516e3 AS portal
COPY --from=build /portal/dist /portal/site
COPY docs/deploy/nginx.conf docs/deploy/settings.sh docs/deploy/start.sh /portal/
USER 101
EXPOSE 8080
HEALTHCHECK CMD ["sh", "/portal/start.sh", "health"]
ENTRYPOINT ["sh", "/portal/start.sh"]
CMD ["nginx"]
