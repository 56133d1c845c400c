#!/bin/sh
# Runs in the container of PostgreSQL, once, while its volume is empty. The servers get a role of their own that owns
# their database and is no superuser; the superuser postgres is left without a password: only the container has it.
set -eu
psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role toolyard login password :'password';
create database toolyard owner toolyard;
alter role postgres password null;
SQL
