import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { internalArea } from '@/engines/documentation/areas/areas'
import { isForStaff, readableServices } from '@/engines/documentation/readable-services'
import { documentationOf } from '@/engines/search/published/documents'
import { accessLevels, manifestFile } from '@/engines/search/shards/format'
import { placeOf } from '@/engines/search/shards/levels'
import { searchIndexFolder } from '../../platform/content/search-index.ts'
import { contentResponse } from '../../platform/content/serve.ts'
import { services } from '../../platform/seed/services.ts'
import { readEnvironments } from '../build/environments.ts'
import { platformFields } from './platform-fields.ts'
import { writeSearchIndex, type IndexedDocumentation } from './write-index.ts'

/** The files that the index is made of, and the code that makes it. */
const sources = [
  'platform/content',
  'platform/rsx',
  'platform/seed/services.ts',
  'src/engines',
  'src/lib',
  'scripts/search-index',
  '.env.test',
]

/**
 * Writes the search index of the local platform, of all documentations and of the fields, unless it was written from the same
 * content (SEARCH-43).
 * @param dataDir The folder of the platform's state.
 * @returns Whether it was written.
 */
export async function writePlatformIndex(dataDir: string): Promise<boolean> {
  const out = searchIndexFolder(dataDir)
  const stamp = join(out, 'sources.hash')
  const hash = sourceHash()
  if (existsSync(join(out, manifestFile)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  rmSync(stamp, { force: true })
  mkdirSync(out, { recursive: true })
  await writeSearchIndex({
    documentations: platformDocumentations(),
    others: platformFields(),
    levels: accessLevels,
    out,
    hasLlmsText: false,
  })
  writeFileSync(stamp, hash)
  return true
}

/** The documentations of the local platform, each with the level that it begins at. */
function platformDocumentations(): IndexedDocumentation[] {
  const environment = readEnvironments().test
  const staff = { owner: 'staff', isStaff: true, isToolbox: true, featureFlags: [] }
  const listed = services.map(({ id, slug, name, isPublic, isInactive }) => {
    return { id, slug, name, public: isPublic === true, active: isInactive !== true }
  })
  return readableServices(listed, environment, true).flatMap((service) => {
    const documentation = documentationOf(service, environment, staff)
    if (!documentation) return []
    const isInternal = isForStaff(service, environment.serviceIds) || placeOf(documentation) === internalPlace
    const { location } = documentation
    const first = isInternal ? 'internal' : service.public ? 'public' : 'login'
    return [{ source: { location, read: readContent }, documentation, first }]
  })
}

const internalPlace = internalArea.home

/** Reads a published file as staff may read it. */
async function readContent(url: string): Promise<string> {
  const { pathname, origin } = new URL(url)
  const response = contentResponse(pathname, { caller: 'staff', origin })
  if (!response?.ok) throw new Error('is not published')
  return response.text()
}

function sourceHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(readEnvironments().test.contentUrl))
  for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}
