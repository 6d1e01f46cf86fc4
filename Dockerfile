# The site as one image. Built with everything, run with nothing but what it needs: as `node`, on a file system that may be
# read-only but for `var/`. docs/deploy.md says how to start it; tests run its steps as scripts (npm run test:hosts).
FROM node:24-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/.cache
RUN mkdir -p var

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build --chown=node:node /site/var ./var
USER node
# Messages, counts and cached answers: what must outlive the container.
VOLUME /site/var
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
