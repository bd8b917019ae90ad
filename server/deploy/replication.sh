#!/bin/bash
# Runs once, when the database is made: lets the standby follow.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v secret="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role replication with replication login password :'secret';
-- From the next start on a commit is answered when the standby has it too.
alter system set synchronous_standby_names = 'standby';
SQL
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
