#!/bin/sh
# Certbot runs this after each renewal (--deploy-hook): it puts the certificate where the proxy reads it.
set -eu
cd "$(dirname "$0")/.."
# User 101 is the proxy's.
install -o 101 -g 101 -m 0400 "$RENEWED_LINEAGE/fullchain.pem" deploy/tls/cert.pem
install -o 101 -g 101 -m 0400 "$RENEWED_LINEAGE/privkey.pem" deploy/tls/key.pem
docker compose exec -T proxy nginx -s reload
