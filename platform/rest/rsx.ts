import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod/mini'
import type { assetsSchema, documentNumbersSchema, fieldsSchema, schemaNamesSchema } from '@/api/rsx/schemas'
import { documentSchema } from '../rsx/document-schema'
import { fieldsOf } from '../rsx/fields'
import { findVersion, flatFileDocuments, readableVersions, type RsxVersion } from '../rsx/versions'
import { answerBytes } from '../content/answer'
import type { PlatformContext } from '../context'
import type { PlatformEnv } from '../kernel/env'
import { invalid, notFound, PlatformError } from '../kernel/errors'
import { hasToolbox } from '../kernel/access'

/** The services that may call RSX, by the header `X-SPS-Service` (API-19). */
const knownServices = ['dev-center']

/** The RSX service: which schemas exist, and what they contain (API-20 to API-22). */
export function rsx(context: PlatformContext): Hono<PlatformEnv> {
  const versionsFor = (c: Context<PlatformEnv>) => readableVersions(hasToolbox(context, c.get('token')))

  async function schemaFile(c: Context<PlatformEnv>, { version, schemaSet }: RsxVersion, structure: boolean) {
    const format = c.req.query('format')?.toLowerCase()
    if (format !== 'xml' && format !== 'json') throw invalid({ format: 'Must be xml or json.' })
    const schema = documentSchema(version, c.req.param('document') ?? '', structure)
    if (!schema) throw notFound('document')
    const { createSchemaDownload, schemaDownloadType } = await import('../rsx/schemas/schema-download')
    // In versions with codes, the structure without them is a file of its own.
    const kind = structure && schemaSet !== 'network' ? 'structure' : 'schema'
    const name = `schemas/${version}/${schema.document.name}-${kind}.${format}`
    const body = await context.generatedFiles.get(name, () => createSchemaDownload(schema, format))
    return answerBytes(body, schemaDownloadType(schema, format), { isPrivate: schemaSet === 'internal' })
  }

  return new Hono<PlatformEnv>({ strict: false })
    .use(requireService)
    .get('/v1/schema_document_relationship/rsx', (c) => c.json(documentNumbers(versionsFor(c))))
    .get('/v1/assets', (c) => c.json(assets(versionsFor(c).filter(({ schemaSet }) => schemaSet !== 'internal'))))
    .get('/v2/internal/assets', (c) => c.json(assets(versionsFor(c))))
    .get('/v1/assets/:version/:document', async (c) => {
      const version = readableVersion(context, c, c.req.param('version'))
      const structure = c.req.query('structure') === 'true'
      if (version.schemaSet === 'network' && !structure) {
        throw new PlatformError(
          400,
          'Bad Request',
          `Version ${version.version} is a base schema: ask for it with structure=true.`,
        )
      }
      return schemaFile(c, version, structure)
    })
    .get('/v1/internal/assets/sip_schema/:version/:document', async (c) => {
      return schemaFile(c, readableVersion(context, c, c.req.param('version')), false)
    })
    .get('/v1/valid_schema_names', (c) => {
      const name = c.req.query('version')
      const readable = name === undefined ? versionsFor(c) : [readableVersion(context, c, name)]
      return c.json(schemaNames(readable))
    })
    .get('/v1/schema/:version/:document/fields', (c) => {
      const { version } = readableVersion(context, c, c.req.param('version'))
      const schema = documentSchema(version, c.req.param('document'))
      if (!schema) throw notFound('document')
      const fields = fieldsOf(schema).map(({ name, description, codes }) => ({
        name,
        description,
        enums: codes.map(({ value, description: meaning, longDescription }) => ({
          value,
          description: meaning,
          ...(longDescription && { long_description: longDescription }),
        })),
      }))
      return c.json({ fields } satisfies z.input<typeof fieldsSchema>)
    })
}

/** A version that the caller may read. Unknown ones are answered 404, restricted ones 403. */
function readableVersion(context: PlatformContext, c: Context<PlatformEnv>, name: string): RsxVersion {
  const version = findVersion(name)
  if (!version) throw notFound('schema version')
  if (version.schemaSet === 'internal' && !hasToolbox(context, c.get('token')))
    throw new PlatformError(403, 'Forbidden', `Schema version ${name} is for staff with the Network Toolbox only.`)
  return version
}

/** Answers 400 to calls that do not name a known service. */
const requireService = createMiddleware<PlatformEnv>(async (c, next) => {
  const service = c.req.header('x-sps-service')
  if (service === undefined || !knownServices.includes(service)) {
    throw new PlatformError(400, 'Bad Request', 'The header X-SPS-Service must name a known service.')
  }
  await next()
})

function schemaNames(readable: RsxVersion[]) {
  return {
    schemas: Object.fromEntries(readable.map(({ version, documents }) => [version, documents.map(({ name }) => name)])),
  } satisfies z.input<typeof schemaNamesSchema>
}

function documentNumbers(readable: RsxVersion[]) {
  return Object.fromEntries(
    readable.map(({ version, documents }) => [version, documents.map(({ name, docTypes }) => ({ name, docTypes }))]),
  ) satisfies z.input<typeof documentNumbersSchema>
}

function assets(readable: RsxVersion[]) {
  return {
    assets: readable.flatMap(({ version, schemaSet, isLegacy, hasFormerNames, documents }) =>
      documents.map(({ name, numbers, docTypes }) => ({
        docName: name,
        version,
        documentNumbers: numbers,
        documentTypes: docTypes,
        legacy: isLegacy,
        schemaSet,
        formats:
          hasFormerNames || !flatFileDocuments.includes(name)
            ? ['XML' as const, 'JSON' as const]
            : ['XML' as const, 'JSON' as const, 'CSV' as const, 'Positional' as const],
      })),
    ),
  } satisfies z.input<typeof assetsSchema>
}
