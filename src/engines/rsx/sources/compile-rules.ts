import type { ElementRule, FlatField, GroupRule, MissingSource, RuleModel } from '../rule-model'
import type { OtherVersion } from '../check/check-context'
import type { RuleSources, VersionSchema } from '../rule-sources'
import { filesEnding } from './archive-file'
import { readDesign, retailersOf } from './read-design'
import { readCsvLayout, readPositionalLayout } from './read-layouts'
import { readSchema, type SchemaRules } from './read-schema'

/** The names of sources that a document may do without, and what is then not judged. */
const consequences = {
  design: 'what retailers require cannot be told.',
  csvLayout: 'CSV files of this document cannot be checked. Send XML or JSON.',
  positionalLayout: 'positional files of this document cannot be checked. Send XML or JSON.',
}

/**
 * Compiles the rules of a document from what the provider publishes. A source that is missing or cannot be read is named in
 * `missing`.
 * @throws Error with one sentence when there is no schema, without which nothing can be judged.
 */
export async function compileRules(sources: RuleSources): Promise<RuleModel> {
  const { document, version } = sources
  const { notes, ...schema } = await compileSchema(sources)
  const missing: MissingSource[] = notes.map((reason) => ({ source: 'schema', reason }))
  if (schema.codeLists.size === 0) {
    missing.push({
      source: 'codes',
      reason: `Version ${version} has no lists of codes: whether codes are allowed cannot be told.`,
    })
  }

  /** Reads a source; without it, or when it makes no sense, the reason is noted. */
  async function read<Source extends keyof typeof consequences, Part>(
    source: Source,
    what: string,
    from: (content: NonNullable<RuleSources[Source]>) => Part | Promise<Part>,
  ) {
    const note = (why: string, isDamaged = false) =>
      void missing.push({ source, reason: `${why}: ${consequences[source]}`, ...(isDamaged && { isDamaged }) })
    const content = sources[source]
    if (content === undefined || content === null) {
      return note(sources.reasons[source] ?? `${document} has no ${what}`)
    }
    try {
      return await from(content)
    } catch (error) {
      return error instanceof ForeignLayoutError
        ? note(`The ${what} of ${document} is of another version, with ${error.path}`)
        : note(`The ${what} of ${document} cannot be read`, true)
    }
  }

  const { design, omittedNodes = 0 } = (await read('design', 'design', readDesign)) ?? {}
  if (omittedNodes > 0) {
    const nodes = omittedNodes === 1 ? 'a node' : `${omittedNodes} nodes`
    missing.push({
      source: 'design',
      reason: `The design of ${document} has ${nodes} without a name or too deep: what retailers require there cannot be told.`,
    })
  }
  const csvLayout = await read('csvLayout', 'CSV layout', async (content) =>
    fitting(readCsvLayout((await filesEnding(content, '-layout.csv'))[0]), schema.record.content),
  )
  const positionalLayout = await read('positionalLayout', 'positional layout', async (content) =>
    fitting(readPositionalLayout((await filesEnding(content, '-layout.csv'))[0]), schema.record.content),
  )
  return {
    ...schema,
    document,
    version,
    design,
    retailers: design ? retailersOf(design) : [],
    csvLayout: csvLayout ?? undefined,
    positionalLayout: positionalLayout ?? undefined,
    missing,
  }
}

/**
 * Reads the lists of codes of a document in another version.
 * @throws Error with one sentence when the schema cannot be read.
 */
export async function readCodes(document: string, { version, schema }: VersionSchema): Promise<OtherVersion> {
  const { codeLists } = await compileSchema({ document, version, schema })
  return { version, codeLists }
}

/**
 * Reads the schema of a document.
 * @throws Error with one sentence when it cannot be read.
 */
export async function compileSchema({
  document,
  version,
  schema,
}: Pick<RuleSources, 'document' | 'version' | 'schema'>): Promise<SchemaRules> {
  try {
    return readSchema(await filesEnding(schema, '.xsd'), document)
  } catch (cause) {
    throw new Error(`The schema of ${document} ${version} cannot be read.`, { cause })
  }
}

/** A layout, which is published for one version only, has a field that this version does not have. */
class ForeignLayoutError extends Error {
  override name = 'ForeignLayoutError'
  readonly path: string

  constructor(path: string) {
    super(`The layout has ${path}`)
    this.path = path
  }
}

/** The layout, if the schema has all of its fields. @throws ForeignLayoutError */
function fitting<Field extends FlatField>(layout: Field[], record: GroupRule): Field[] {
  const foreign = layout.find(({ path }) => !hasValue(record, path))
  if (foreign) throw new ForeignLayoutError(foreign.path)
  return layout
}

function hasValue(record: GroupRule, path: string): boolean {
  let content: ElementRule['content'] = record
  for (const name of path.split('/')) {
    if (content.kind === 'value') return false
    const next = content.byName.get(name)
    if (!next) return content.isOpen
    content = next.content
  }
  return content.kind === 'value' || content.isOpen
}
