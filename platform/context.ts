import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSearchIndexFiles, searchIndexFolder, type SearchIndexFiles } from './content/search-index'
import { openDatabase, type Database } from './db/database'
import { migrate } from './db/schema'
import { loadKeys, type Keys } from './keys'
import { createEnvelopes, type Envelopes } from './kernel/envelopes'
import { createFaults, type Faults } from './kernel/faults'
import { createRequestLog, type RequestLog } from './kernel/request-log'
import { createGeneratedFiles, type GeneratedFiles } from './rsx/generated-files'
import { seed } from './seed/seed'

export interface PlatformOptions {
  /** Where the platform is reached, without trailing slash. */
  origin: string
  /** Where the portal is served, without trailing slash. */
  portalOrigin: string
  /** Folder of the database and of generated files; without it everything is in memory. */
  dataDir?: string | undefined
  /** Names by which the platform may be called, beside `localhost`. */
  hosts?: readonly string[] | undefined
  /** Whether the control endpoint of the tests exists. */
  control?: boolean | undefined
  now?: () => Date
}

/** The state of a running platform, passed to all its parts. */
export interface PlatformContext {
  origin: string
  /** Issuer of tokens. The Auth0 SDK expects the trailing slash. */
  issuer: string
  portalOrigins: string[]
  /** The names by which the platform may be called. */
  hosts: readonly string[]
  db: Database
  /** Schemas, example files and spreadsheets, which are generated on first request. */
  generatedFiles: GeneratedFiles
  /** The search index of the content, if one has been written. */
  searchIndex: SearchIndexFiles
  keys: Keys
  control: boolean
  now: () => Date
  faults: Faults
  requests: RequestLog
  envelopes: Envelopes
}

const defaultPortal = 'http://localhost:5173'

/**
 * The origin and, for one of this machine, the same by its address. There the platform is another site than the portal, as in
 * production, and browsers keep its cookies from the frames of the portal.
 */
function withLoopbackAddress(origin: string): string[] {
  return [origin, origin.replace('//localhost', '//127.0.0.1')]
}

/** Opens the state of a platform; a new database is filled with the seed. The caller closes `db`. */
export async function createContext(options: PlatformOptions): Promise<PlatformContext> {
  const { origin, portalOrigin, dataDir, hosts = [], control = false, now = () => new Date() } = options
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true })
  const db = openDatabase(dataDir === undefined ? ':memory:' : join(dataDir, 'platform.db'))
  migrate(db)
  seed(db)
  return {
    origin,
    issuer: `${origin}/`,
    portalOrigins: [...new Set([portalOrigin, defaultPortal].flatMap(withLoopbackAddress))],
    hosts: ['localhost', new URL(origin).hostname, ...hosts],
    db,
    generatedFiles: createGeneratedFiles(dataDir === undefined ? undefined : join(dataDir, 'generated')),
    searchIndex: createSearchIndexFiles(dataDir === undefined ? undefined : searchIndexFolder(dataDir), { origin }),
    keys: await loadKeys(db),
    control,
    now,
    faults: createFaults(),
    requests: createRequestLog(),
    envelopes: createEnvelopes(),
  }
}
