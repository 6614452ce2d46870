import type { Database } from './database'
import { newClientId, newId, newSecret, newTestClientId } from './ids'

/** The fields of an application that its owner edits (API-5). */
export interface ApplicationFields {
  name: string
  description: string
  iconName: string | null
  iconColor: string | null
  appType: 'spa' | 'native' | 'web' | 'm2m' | null
  redirectUris: string[]
  /** Stored and returned; nothing on the platform depends on them. */
  services: string[]
}

export interface Application extends ApplicationFields {
  id: string
  userId: string
  organizationId: string
  createdAt: string
  updatedAt: string
  /** The production client. */
  clientId: string
  clientSecret: string
  /** The sandbox client. */
  testClientId: string
  testClientSecret: string
}

/** An application belongs to one member of one organization. */
export interface Owner {
  userId: string
  organizationId: string
}

interface ApplicationRow {
  id: string
  user_id: string
  organization_id: string
  name: string
  description: string
  icon_name: string | null
  icon_color: string | null
  app_type: ApplicationFields['appType']
  redirect_uris: string
  services: string
  created_at: string
  updated_at: string
  client_id: string
  client_secret: string
  test_client_id: string
  test_client_secret: string
}

/** A page of an owner's applications, newest first. `page` starts at 1. */
export function listApplications(db: Database, owner: Owner, page: number, pageSize: number) {
  const where = 'from applications where user_id = ? and organization_id = ?'
  const rows = db.all<ApplicationRow>(
    `select * ${where} order by created_at desc, rowid desc limit ? offset ?`,
    owner.userId,
    owner.organizationId,
    pageSize,
    (page - 1) * pageSize,
  )
  const count =
    db.all<{ count: number }>(`select count(*) as count ${where}`, owner.userId, owner.organizationId)[0]?.count ?? 0
  return { count, results: rows.map(fromRow) }
}

export function findApplication(db: Database, owner: Owner, id: string): Application | undefined {
  const row = db.all<ApplicationRow>(
    'select * from applications where id = ? and user_id = ? and organization_id = ?',
    id,
    owner.userId,
    owner.organizationId,
  )[0]
  return row && fromRow(row)
}

/** Finds the application whose production or sandbox client has this id. */
export function findApplicationByClient(db: Database, clientId: string): Application | undefined {
  const row = db.all<ApplicationRow>(
    'select * from applications where client_id = ? or test_client_id = ?',
    clientId,
    clientId,
  )[0]
  return row && fromRow(row)
}

/** Creates an application with a production and a sandbox client. `at` is an ISO timestamp. */
export function insertApplication(db: Database, owner: Owner, fields: ApplicationFields, at: string): Application {
  const application: Application = {
    ...fields,
    ...owner,
    id: newId(),
    createdAt: at,
    updatedAt: at,
    clientId: newClientId(),
    clientSecret: newSecret(),
    testClientId: newTestClientId(),
    testClientSecret: newSecret(),
  }
  db.run(
    `insert into applications (id, user_id, organization_id, name, description, icon_name, icon_color, app_type, redirect_uris,
       services, created_at, updated_at, client_id, client_secret, test_client_id, test_client_secret)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    application.id,
    owner.userId,
    owner.organizationId,
    ...columns(fields),
    at,
    at,
    application.clientId,
    application.clientSecret,
    application.testClientId,
    application.testClientSecret,
  )
  return application
}

export function updateApplication(db: Database, id: string, fields: ApplicationFields, at: string): void {
  db.run(
    `update applications set name = ?, description = ?, icon_name = ?, icon_color = ?, app_type = ?, redirect_uris = ?,
       services = ?, updated_at = ? where id = ?`,
    ...columns(fields),
    at,
    id,
  )
}

export function deleteApplication(db: Database, id: string): void {
  db.run('delete from applications where id = ?', id)
  db.run('delete from mailboxes where owner = ?', id)
}

function columns({ name, description, iconName, iconColor, appType, redirectUris, services }: ApplicationFields) {
  return [name, description, iconName, iconColor, appType, JSON.stringify(redirectUris), JSON.stringify(services)]
}

function fromRow(row: ApplicationRow): Application {
  return {
    id: row.id,
    userId: row.user_id,
    organizationId: row.organization_id,
    name: row.name,
    description: row.description,
    iconName: row.icon_name,
    iconColor: row.icon_color,
    appType: row.app_type,
    redirectUris: JSON.parse(row.redirect_uris) as string[],
    services: JSON.parse(row.services) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    clientId: row.client_id,
    clientSecret: row.client_secret,
    testClientId: row.test_client_id,
    testClientSecret: row.test_client_secret,
  }
}
