# The shop as an image: built in one stage, run in another that holds only what runs.
# Build: docker build -t radhaus .

FROM node:24-slim AS build
WORKDIR /radhaus
ENV NODE_ENV=development
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY public public
COPY app app
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim AS run
WORKDIR /radhaus
ENV NODE_ENV=production \
    DEPLOYMENT_ENVIRONMENT=production \
    DATA_DIR=/var/lib/radhaus/data \
    PORT=3000
COPY --from=build /radhaus/package.json ./
COPY --from=build /radhaus/node_modules node_modules
COPY --from=build /radhaus/build build
COPY --from=build /radhaus/app/platform/database/migrations app/platform/database/migrations
COPY --from=build /radhaus/app/commands/demo app/commands/demo
COPY --from=build /radhaus/app/domain/accounts/passwords/common-passwords.bin app/domain/accounts/passwords/common-passwords.bin
COPY --from=build /radhaus/app/commands/launch.mjs app/commands/launch.mjs
# The operator's commands by their name: docker exec NAME radhaus doctor
RUN printf '#!/bin/sh\nexec node /radhaus/build/server/index.js "$@"\n' > /usr/local/bin/radhaus \
 && chmod 755 /usr/local/bin/radhaus \
 && mkdir -p /var/lib/radhaus/data/photos \
 && chown -R node:node /var/lib/radhaus/data
USER node
VOLUME /var/lib/radhaus/data
EXPOSE 3000
# Node ends in order at SIGTERM, within 20 s and DRAIN_SECONDS; docker stop waits for 10 s unless it is told to wait longer.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "require('node:http').get({ port: process.env.PORT, path: '/healthz' }, (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "build/server/index.js", "serve"]
