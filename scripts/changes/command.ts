import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ChangesEntry } from '@/api/content/schemas'
import { rsxArea } from '@/engines/documentation/areas/areas'
import { documentationIn } from '@/engines/search/published/documents'
import { changesFeedFile, changesFile, changesPage } from '@/lib/published-changes'
import { readEnvironments, type Environment } from '../build/environments.ts'
import { folderSource, messageOf, servedSource, UnreadableError, type Source } from '../search-index/source.ts'
import { apiEntries } from './api-entries.ts'
import { changesFeed } from './feed.ts'
import { readableApis, readPublication, type Publication } from './publication.ts'
import { readableSchemas, schemaEntries, versionsOf } from './schema-entries.ts'
import { servedSchemas } from './served-schemas.ts'
import { changesText, mergeEntries, parseChanges, withChangesPage, writeChanged } from './write-changes.ts'

const help = `Usage: npm run changes -- <folder> --address <address> [options]

Compares the API documents of a documentation as they are published with those in the folder that will be published, and writes
into the folder

  ${changesFile}    what changed, for the page Changes of the portal: entries that exist stay as they are
  ${changesFeedFile}    the same as an Atom feed; serve it as application/atom+xml
  toc.json        the entry of the page Changes, if it is missing

Run it before each publication. If anything cannot be read, it says so and writes nothing.

<folder>            the documentation that will be published
--address <address> where it is published, such as https://content.example/docs/label/
--before <place>    the folder or address to compare with; default: the address
--first             nothing is published yet
--slug <slug>       slug of the service; default: the last part of the address
--name <name>       name of the service in the feed; default: the slug
--private           the service is not in the public list: the files are for people who may read its documents
--portal <address>  where the portal is served, such as https://portal.example, for links in the feed
--schemas           the documentation is that of RSX: compares each public version of the schemas that the list has no entry for
                    with the version before it, as the environment of the portal serves them; needs --portal
--date <day>        the day of the publication, such as 2026-11-27; default: today
--help              shows this

CHANGES_TOKEN       (environment) access token for the documents of a private service, sent to the host of the address only`

/** Runs the command and returns its exit code: 1 when something cannot be read, 2 when the arguments cannot be understood. */
export async function runChanges(args: readonly string[], token: string | undefined): Promise<number> {
  let options
  try {
    options = readOptions(args, token)
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${help}`)
    return 2
  }
  if (options === undefined) {
    console.log(help)
    return 0
  }
  try {
    console.log(await publishChanges(options))
    return 0
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    console.error(error.message)
    console.error('Nothing was written.')
    return 1
  }
}

interface Options {
  folder: string
  /** The documentation that will be published. */
  now: Source
  /** undefined if nothing is published yet. */
  before: Source | undefined
  slug: string
  name: string
  isPrivate: boolean
  portal: { origin: string; environment: Environment } | undefined
  hasSchemas: boolean
  date: string
}

/** @returns undefined when help is asked for. @throws Error for arguments that cannot be understood. */
function readOptions(args: readonly string[], token: string | undefined): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      address: { type: 'string' },
      before: { type: 'string' },
      first: { type: 'boolean', default: false },
      slug: { type: 'string' },
      name: { type: 'string' },
      private: { type: 'boolean', default: false },
      portal: { type: 'string' },
      schemas: { type: 'boolean', default: false },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new Error('Name one folder.')
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const address = webAddress(values.address)
  const now = folderSource(folder, address)
  const slug = values.slug ?? decodeURIComponent(now.location.split('/').at(-2) ?? '')
  if (!/^\d{4}-\d\d-\d\d$/.test(values.date) || Number.isNaN(Date.parse(values.date)))
    throw new Error('Name a day such as 2026-11-27.')
  if (values.first && values.before !== undefined) throw new Error('Use either --first or --before.')
  const portal = values.portal === undefined ? undefined : portalAt(values.portal)
  if (values.schemas && !portal) throw new Error('Name the address of the portal, whose environment has the schemas.')
  const isPrivate = values.private
  return {
    folder,
    now,
    before: values.first
      ? undefined
      : beforeSource(values.before ?? address, now.location, isPrivate ? token : undefined),
    slug,
    name: values.name ?? slug,
    isPrivate,
    portal,
    hasSchemas: values.schemas,
    date: values.date,
  }
}

/** The earlier publication: an address, or a folder with a copy of it. */
function beforeSource(place: string, location: string, token: string | undefined): Source {
  if (URL.canParse(place)) return servedSource(webAddress(place), token)
  if (!existsSync(place)) throw new Error(`There is no folder ${place}.`)
  return folderSource(place, location)
}

function webAddress(text: string | undefined): string {
  const url = URL.parse(text ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Name the address of the documentation, with https://.')
  url.search = ''
  url.hash = ''
  return url.href
}

function portalAt(address: string): Options['portal'] {
  const url = URL.parse(address)
  const environment = Object.values(readEnvironments()).find(({ hostnames }) => hostnames.includes(url?.hostname ?? ''))
  if (!url || !environment) throw new Error(`No environment of the portal has the host of ${address}.`)
  return { origin: url.origin, environment }
}

/** Makes and writes the changes. @returns a sentence about what was written. @throws UnreadableError */
async function publishChanges(options: Options): Promise<string> {
  const { folder, now: source, before: earlier, date, slug, name, isPrivate, portal, hasSchemas } = options
  const documentationAt = (location: string) =>
    documentationIn(hasSchemas ? rsxArea : undefined, {
      service: { slug, name },
      location,
      access: isPrivate ? 'private' : 'open',
    })
  const now = await readPublication(source, documentationAt(source.location))
  const before = earlier && (await readPublication(earlier, documentationAt(earlier.location)))
  const published = before?.hasChangesPage ? await publishedEntries(before) : []
  const file = join(folder, changesFile)
  const drafted = existsSync(file) ? parseChanges(readFileSync(file, 'utf8'), file) : []
  const merge =
    hasSchemas && portal
      ? await schemaChanges(portal.environment, published, date)
      : await apiChanges(before, now, date)
  const entries = mergeEntries({ ...merge, published, drafted })
  if (entries.length + published.length + drafted.length === 0) return 'Nothing has changed yet: nothing was written.'

  const page = portal && portal.origin + now.documentation.tocPlace.pathOf(changesPage, false)
  const feedName = now.documentation.name
  const toc = readFileSync(join(folder, 'toc.json'), 'utf8')
  const isWritten = [
    writeChanged(folder, changesFile, changesText(entries)),
    writeChanged(folder, changesFeedFile, changesFeed(entries, { name: feedName, location: source.location, page })),
    writeChanged(folder, 'toc.json', now.hasChangesPage ? toc : withChangesPage(toc)),
  ].includes(true)
  const known = new Set([...published, ...drafted].map(({ id }) => id))
  const added = entries.filter(({ id }) => !known.has(id)).length
  return isWritten
    ? `${added} new of ${entries.length} entries.`
    : `Nothing has changed: ${entries.length} entries stay as they are.`
}

/** The part of a merge that depends on what the documentation publishes. */
type Merge = Omit<Parameters<typeof mergeEntries>[0], 'published' | 'drafted'>

async function publishedEntries({ source }: Publication): Promise<ChangesEntry[]> {
  const url = `${source.location}${changesFile}`
  const text = await source.read(url).catch((error: unknown) => {
    throw new UnreadableError(`${url}: ${messageOf(error)}`)
  })
  return parseChanges(text, url)
}

async function apiChanges(before: Publication | undefined, now: Publication, date: string): Promise<Merge> {
  const { entries, openStates } = await apiEntries({ before, now, date })
  return { made: entries, openStates, ...readableApis(now) }
}

async function schemaChanges(
  environment: Environment,
  published: readonly ChangesEntry[],
  date: string,
): Promise<Merge> {
  const source = servedSchemas(environment)
  const { entries, openStates } = await schemaEntries({ source, published, date })
  return { made: entries, openStates, ...readableSchemas(versionsOf(await source.assets())) }
}
