#!/bin/sh
# Runs once in the PostgreSQL container, while its volume is empty. Creates a role for the servers that owns their
# database and is not a superuser. Removes the password of the superuser postgres, so only the container can use it.
set -eu
psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role toolyard login password :'password';
create database toolyard owner toolyard;
alter role postgres password null;
SQL
