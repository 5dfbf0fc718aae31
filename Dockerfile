# The built site behind nginx, as a user without rights, on a file system that can be read only:
#   docker build -t portal . && docker run --read-only --tmpfs /tmp -p 8080:8080 portal
FROM node:20.20-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

# The mock API: docker build --target mock -t mock-api . && docker run -p 4010:4010 mock-api
FROM packages AS mock
COPY content/api content/api
COPY content/data content/data
COPY scripts scripts
COPY src src
COPY tools tools
USER node
EXPOSE 4010
HEALTHCHECK --interval=30s --timeout=3s CMD node -e "fetch('http://127.0.0.1:4010/').then(({ ok }) => process.exit(ok ? 0 : 1))"
ENTRYPOINT ["node", "-r", "./tools/project/register-typescript.cjs", "scripts/mock.ts"]
CMD ["--host", "0.0.0.0"]

FROM packages AS build
# git: pages show when their file was last changed.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git brotli chromium fonts-liberation fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
ENV CI=1 CHROMIUM_PATH=/usr/bin/chromium GATSBY_TELEMETRY_DISABLED=1
COPY . .
ARG SITE_URL=
ARG BASE_URL=/
RUN npm run build && scripts/compress.sh dist

FROM nginxinc/nginx-unprivileged:1.28-alpine
ARG BASE_URL=/
ENV BASE_URL=$BASE_URL
COPY --from=build /site/dist /usr/share/nginx/html
COPY --from=build /site/dist/nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null "http://127.0.0.1:8080${BASE_URL}robots.txt" || exit 1
