import type { Database } from './database'

/** The migrations, in order; `user_version` of the file counts those that have run. Add new ones, never change old ones. */
const migrations = [
  `
  create table meta (key text primary key, value text not null);

  create table organizations (
    id text primary key, name text not null, namespace text not null, site text not null, is_trial integer not null
  );

  create table users (
    id text primary key, email text not null unique collate nocase, password_hash text not null,
    first_name text not null, last_name text not null, job_title text, phone_number text, country text,
    user_type text, roles text not null, avatar_image_id text, preferred_org_id text, preferences text,
    tos_agreed_at text, introduction text
  );

  create table memberships (
    user_id text not null references users (id) on delete cascade,
    organization_id text not null references organizations (id) on delete cascade,
    position integer not null, permissions text not null,
    primary key (user_id, organization_id)
  );

  create table avatars (id text primary key, image_base64 text not null);

  create table services (
    id text primary key, slug text not null unique, name text not null, description text not null, position integer not null,
    active integer not null, public integer not null, is_beta integer not null
  );

  create table applications (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    organization_id text not null references organizations (id) on delete cascade,
    name text not null, description text not null, icon_name text, icon_color text, app_type text,
    redirect_uris text not null, extra text not null, created_at text not null, updated_at text not null,
    client_id text not null unique, client_secret text not null,
    test_client_id text not null unique, test_client_secret text not null
  );
  create index applications_by_owner on applications (user_id, organization_id, created_at desc);

  create table oidc (
    model text not null, id text not null, payload text not null, grant_id text, uid text,
    expires_at integer, consumed_at integer,
    primary key (model, id)
  );
  create index oidc_by_grant on oidc (grant_id);
  create index oidc_by_uid on oidc (model, uid);
  create index oidc_by_expiry on oidc (expires_at);

  create table grant_organizations (grant_id text primary key, organization_id text not null);
  `,
  `
  create table captcha_tokens (token text primary key, expires_at integer not null);
  `,
  `
  create table mails (
    id integer primary key, recipient text not null collate nocase, subject text not null, text text not null,
    link_label text, link_address text, sent_at text not null
  );
  create index mails_by_recipient on mails (recipient);

  create table invitations (
    token_hash text primary key, email text not null collate nocase, first_name text not null, last_name text not null,
    organization_id text references organizations (id) on delete cascade, trial_organization text,
    expires_at text not null, used_at text
  );

  create table password_resets (
    code_hash text primary key, user_id text not null references users (id) on delete cascade,
    expires_at text not null, used_at text
  );
  create index password_resets_by_user on password_resets (user_id);

  alter table users add column session_generation integer not null default 0;
  `,
  `
  create table authorization_requests (
    key text primary key, interaction text not null unique,
    user_id text not null references users (id) on delete cascade,
    client_id text not null, redirect_uri text not null, organization_hint text, expires_at integer not null
  );

  create table authorizations (
    user_id text not null references users (id) on delete cascade,
    client_id text not null, consented_partners text not null,
    primary key (user_id, client_id)
  );
  `,
  `
  create table signups (
    id integer primary key, email text not null collate nocase, first_name text not null, last_name text not null,
    title text not null, company text not null, created_at text not null
  );
  create index signups_by_email on signups (email);

  create table form_posts (
    id integer primary key, kind text not null, fields text not null, created_at text not null
  );
  `,
  `
  alter table avatars add column content_type text not null default 'image/png';
  alter table avatars add column owner_id text references users (id) on delete cascade;
  update avatars set owner_id = (select id from users where avatar_image_id = avatars.id);
  `,
  `
  create table attempts (id integer primary key, kind text not null, subject text not null, at integer not null);
  create index attempts_by_subject on attempts (kind, subject);
  `,
  `
  alter table applications add column services text not null default '[]';
  update applications set services = coalesce(json_extract(extra, '$.services'), '[]');
  alter table applications drop column extra;
  `,
  `
  create table idempotency_keys (
    user_id text not null references users (id) on delete cascade, key text not null, body text not null,
    application_id text not null, created_at text not null,
    primary key (user_id, key)
  );
  `,
  `
  alter table grant_organizations add column expires_at integer;
  update grant_organizations set expires_at = coalesce(
    (select expires_at from oidc where model = 'Grant' and id = grant_id), unixepoch() + 3600
  );
  create index grant_organizations_by_expiry on grant_organizations (expires_at);
  `,
  `
  create table mailboxes (
    id integer primary key, owner text not null,
    organization_id text not null references organizations (id) on delete cascade,
    unique (owner, organization_id)
  );

  create table mailbox_history (
    id text primary key, mailbox integer not null references mailboxes (id) on delete cascade,
    path text not null, direction text not null, metadata text not null, status_log text not null, at integer not null
  );
  create index mailbox_history_by_time on mailbox_history (mailbox, at desc);

  create table mailbox_files (
    id integer primary key, mailbox integer not null references mailboxes (id) on delete cascade,
    path text not null, content_base64 text not null, bytes integer not null,
    history_id text not null references mailbox_history (id) on delete cascade,
    unique (mailbox, path)
  );

  create table mailbox_keys (
    mailbox integer not null references mailboxes (id) on delete cascade,
    key text not null, upload text not null, at integer not null,
    primary key (mailbox, key)
  );
  `,
  `
  create table interaction_browsers (uid text primary key, browser text not null, expires_at integer not null);
  `,
  `
  alter table avatars add column uploaded_at integer not null default 0;
  `,
]

/** Runs the migrations that a database has not had yet. */
export function migrate(db: Database): void {
  const version = db.all<{ user_version: number }>('pragma user_version')[0]?.user_version ?? 0
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue
    db.transaction(() => {
      db.exec(migration)
      db.exec(`pragma user_version = ${index + 1}`)
    })
  }
}
