# Builds an image that serves the site with Debian's nginx and its brotli module, as in the tests.
#   docker build --build-arg SITE_COMMIT=$(git rev-parse HEAD) -t trpc-docs . && docker run --rm -p 8080:8080 trpc-docs

FROM node:20-bookworm AS build
WORKDIR /site
COPY . .
# The sources in the image have no git repository, so these arguments state the commit.
ARG SITE_COMMIT
ARG SITE_COMMIT_TIME
RUN npm ci \
  && DOCUSAURUS_NO_PERSISTENT_CACHE=1 npm run build \
  && npm run package:nginx -- --root /srv/docs/html --listen 8080

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=build /site/build-nginx/html /srv/docs/html
COPY --from=build /site/build-nginx/site.conf /etc/nginx/sites-enabled/docs.conf
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^ok$' <&3"]
# With this signal, nginx finishes open responses before it stops.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off; worker_shutdown_timeout 30s;"]
