import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { internalArea, rsxArea, userGuidesArea } from '@/engines/documentation/areas/areas'
import { accessLevels, indexFolder, manifestFile, type AccessLevel } from '@/engines/search/shards/format'
import { documentationIn } from '@/engines/search/published/documents'
import { folderSource, servedSource, UnreadableError } from './source'
import { writeSearchIndex } from './write-index'

const help = `Usage: npm run search-index -- <address> [options]
       npm run search-index -- <folder> --address <address> [options]

Reads the table of contents (toc.json), the pages and the API documents of a documentation, and writes

  llms.txt            the list of its public pages for assistants
  ${manifestFile}   the manifest of the search index
  ${indexFolder}/       a folder of small files for each level of access

Publish them beside toc.json, and name the address of ${manifestFile} in the list of services, as \`searchIndex\`.
Serve ${indexFolder}/login-* to signed-in people only, ${indexFolder}/internal-* to staff only, and ${indexFolder}/toolbox-*
to staff with the Network Toolbox only.

<address>             where the documentation is published, such as https://content.example/docs/label/
<folder>              a folder with the same files, read instead of the address
--out <folder>        where to write; default: the current folder
--slug <slug>         slug of the service; default: the last part of the address
--name <name>         name of the service; default: the slug
--area <area>         the area of the portal that shows the documentation, if it is not a service's own page:
                      rsx, internal-docs or user-guides
--private             the service is not in the public list: no llms.txt is written, and nothing is public
--levels <levels>     what to write: ${accessLevels.join(',')}; default: public, with a token or from a folder all
--help                shows this

SEARCH_INDEX_TOKEN    (environment) access token of a member of staff, sent to the host of the address only`

const areas = { rsx: rsxArea, 'internal-docs': internalArea, 'user-guides': userGuidesArea }

/** Runs the command and returns its exit code: 1 when something cannot be read, 2 when the arguments cannot be understood. */
export async function runSearchIndex(args: readonly string[], token: string | undefined): Promise<number> {
  try {
    await run(args, token)
    return 0
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(error.message)
    const isUnreadable = error instanceof UnreadableError
    if (isUnreadable) console.error('Nothing was written.')
    return isUnreadable ? 1 : 2
  }
}

async function run(args: readonly string[], token: string | undefined): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      address: { type: 'string' },
      out: { type: 'string', default: '.' },
      slug: { type: 'string' },
      name: { type: 'string' },
      area: { type: 'string' },
      private: { type: 'boolean', default: false },
      levels: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [from, ...others] = positionals
  if (values.help) {
    console.log(help)
    return
  }
  if (from === undefined || others.length > 0) throw new Error(`Name one address or folder.\n\n${help}`)

  const isFolder = !URL.canParse(from)
  if (isFolder && !existsSync(from)) throw new Error(`There is no folder ${from}.`)
  const address = webAddress(isFolder ? values.address : from)
  const source = isFolder ? folderSource(from, address) : servedSource(address, token)
  const { location } = source
  const area = areaNamed(values.area)
  const slug = values.slug ?? decodeURIComponent(location.split('/').at(-2) ?? '')
  const isPrivate = values.private || area === internalArea
  const documentation = documentationIn(area, {
    service: { slug, name: values.name },
    location,
    access: isPrivate ? 'private' : 'open',
  })
  const first = area === internalArea ? 'internal' : isPrivate ? 'login' : 'public'
  const written = await writeSearchIndex({
    documentations: [{ source, documentation, first }],
    levels: levelsNamed(values.levels) ?? (isFolder || token !== undefined ? accessLevels : ['public']),
    out: values.out,
    hasLlmsText: !isPrivate,
  })
  const { documents, records, files, bytes } = written
  console.log(`${documents} documents, ${records} records: ${files} files, ${Math.ceil(bytes / 1000)} kB`)
}

function webAddress(text: string | undefined): string {
  const url = URL.parse(text ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('Name the address of the documentation, with https://.')
  url.search = ''
  url.hash = ''
  return url.href
}

function areaNamed(name: string | undefined) {
  if (name === undefined) return undefined
  const area = Object.entries(areas).find(([known]) => known === name)?.[1]
  if (!area) throw new Error(`There is no area ${name}: ${Object.keys(areas).join(', ')}.`)
  return area
}

function levelsNamed(names: string | undefined): AccessLevel[] | undefined {
  const wanted = names?.split(',')
  const unknown = wanted?.filter((name) => !accessLevels.some((level) => level === name)) ?? []
  if (unknown.length > 0) throw new Error(`There is no level ${unknown.join(', ')}: ${accessLevels.join(', ')}.`)
  return wanted && accessLevels.filter((level) => wanted.includes(level))
}
