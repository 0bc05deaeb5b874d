import type { BillingPeriod } from '@convostat/license'
import type { Generated } from 'kysely'

/** The desk's tables. All times are whole seconds since 1970, UTC. */
export interface Tables {
  licenses: LicenseRow
  files: FileRow
  devices: DeviceRow
  replacements: { lid: string; at: number }
  sessions: SessionRow
  audit: { id: Generated<number>; at: number; what: string; lid: string; detail: string | null }
}

/** What the desk says of a license; that it ended by itself is told by its times. */
export type RecordState = 'active' | 'cancel_scheduled' | 'suspended' | 'revoked'

export interface LicenseRow {
  lid: string
  /** Null where the row was made again from its file, which does not name it. */
  email: string | null
  licensee: string
  plan: BillingPeriod
  /** A JSON list. */
  features: string
  state: RecordState
  reason: string | null
  /** Of its newest file. */
  seq: number
  period_end: number
  expires: number
  created: number
}

/** Every license file that was ever given out, as its exact text. */
export interface FileRow {
  lid: string
  seq: number
  bytes: string
  sha256: string
}

export interface DeviceRow {
  lid: string
  slot: number
  did: string
  label: string
  first_seen: number
  last_seen: number
}

export interface SessionRow {
  /** Of the token: whoever reads this table cannot use it. */
  token_hash: string
  lid: string
  did: string
  /** 1 where the device is this session and nothing else, and goes with it. */
  is_device: 0 | 1
  created: number
  last_seen: number
}

/** Each brings the tables from one version to the next, whole or not at all. A migration that was released is never changed. */
export const migrations: readonly string[] = [
  `
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
  create trigger audit_is_not_changed before update on audit begin select raise(abort, 'the audit is only added to'); end;
  create trigger audit_is_not_shortened before delete on audit begin select raise(abort, 'the audit is only added to'); end;
  `,
]
