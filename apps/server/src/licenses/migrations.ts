/** What the two databases are called in code. */
export type Dialect = 'sqlite' | 'postgres'

/** Tables in the words of both databases, and beside them what each has its own words for. */
interface Migration {
  tables: string
  sqlite?: string
  postgres?: string
}

/** Each brings the tables from one version to the next, whole or not at all. A migration that was released is never changed. */
const released: readonly Migration[] = [
  {
    tables: `
  create table licenses (
    lid text primary key,
    email text,
    licensee text not null,
    plan text not null check (plan in ('monthly', 'annual')),
    features text not null,
    state text not null check (state in ('active', 'cancel_scheduled', 'suspended', 'revoked')),
    reason text,
    seq integer not null check (seq >= 1),
    period_end integer not null,
    expires integer not null,
    created integer not null
  ) strict;

  create table files (
    lid text not null references licenses (lid),
    seq integer not null check (seq >= 1),
    bytes text not null,
    sha256 text not null,
    primary key (lid, seq)
  ) strict;

  -- A fourth device has no place here, whatever the code does.
  create table devices (
    lid text not null references licenses (lid),
    slot integer not null check (slot between 1 and 3),
    did text not null,
    label text not null,
    first_seen integer not null,
    last_seen integer not null,
    primary key (lid, slot),
    unique (lid, did)
  ) strict;

  create table replacements (
    lid text not null references licenses (lid),
    at integer not null
  ) strict;
  create index replacements_of on replacements (lid, at);

  create table sessions (
    token_hash text primary key,
    lid text not null references licenses (lid),
    did text not null,
    is_device integer not null check (is_device in (0, 1)),
    created integer not null,
    last_seen integer not null
  ) strict;
  create index sessions_of on sessions (lid, did);

  create table audit (
    id integer primary key autoincrement,
    at integer not null,
    what text not null,
    lid text not null,
    detail text
  ) strict;
  `,
    sqlite: `
  create trigger audit_is_not_changed before update on audit begin select raise(abort, 'the audit is only added to'); end;
  create trigger audit_is_not_shortened before delete on audit begin select raise(abort, 'the audit is only added to'); end;
  `,
    postgres: `
  create function audit_is_only_added_to() returns trigger language plpgsql as
    $$ begin raise exception 'the audit is only added to'; end $$;
  create trigger audit_is_not_changed before update or delete on audit for each row execute function audit_is_only_added_to();
  create trigger audit_is_not_emptied before truncate on audit for each statement execute function audit_is_only_added_to();
  `,
  },
  {
    tables: `
  create table orders (
    id text primary key,
    request_key text unique,
    session_id text unique,
    email text,
    plan text not null check (plan in ('monthly', 'annual')),
    state text not null check (state in ('new', 'open', 'paid_waiting', 'fulfilled', 'expired', 'failed')),
    base_url text,
    created integer not null,
    attempts integer not null default 0,
    next_at integer,
    reads integer not null default 0,
    first_read integer
  ) strict;
  create index orders_to_look_at on orders (next_at);

  alter table licenses add column order_id text references orders (id);
  alter table licenses add column sub_id text;
  alter table licenses add column customer_id text;
  alter table licenses add column billing text
    check (billing in ('active', 'cancel_scheduled', 'past_due', 'ended', 'refunded', 'disputed', 'lost'));
  alter table licenses add column cancel_at integer;
  alter table licenses add column first_paid_at integer;
  alter table licenses add column paid_invoices integer not null default 0;
  alter table licenses add column sync_gen integer not null default 0;
  alter table licenses add column applied_gen integer not null default 0;
  alter table licenses add column is_stopped integer not null default 0 check (is_stopped in (0, 1));
  -- No order and no subscription has two licenses, whatever the code does.
  create unique index licenses_of_order on licenses (order_id);
  create unique index licenses_of_subscription on licenses (sub_id);
  create index licenses_of_address on licenses (lower(email));

  create table events (
    id text primary key,
    type text not null,
    object_id text,
    session_id text,
    sub_id text,
    received integer not null,
    done integer not null default 0 check (done in (0, 1)),
    attempts integer not null default 0,
    next_at integer not null
  ) strict;
  create index events_to_do on events (done, next_at);

  create table outbox (
    id text primary key,
    kind text not null,
    about text not null,
    seq integer not null,
    created integer not null,
    attempts integer not null default 0,
    next_at integer not null,
    sent_at integer,
    dead integer not null default 0 check (dead in (0, 1)),
    bytes text,
    unique (kind, about, seq)
  ) strict;
  create index outbox_to_send on outbox (sent_at, dead, next_at);

  create table marks (
    name text primary key,
    at integer not null
  ) strict;
  `,
  },
]

/** The same for one of the databases. */
export const migrationsFor = (dialect: Dialect): string[] =>
  released.map(({ tables, [dialect]: own = '' }) => `${dialect === 'postgres' ? forPostgres(tables) : tables}${own}`)

/** Postgres has types by itself, and a greater one for what SQLite calls an integer. */
const forPostgres = (tables: string): string =>
  tables
    .replaceAll(') strict;', ');')
    .replaceAll('integer primary key autoincrement', 'bigint generated always as identity primary key')
    .replaceAll(/\binteger\b/g, 'bigint')
