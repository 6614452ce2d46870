import type { RulePack } from '../rule-pack/read-pack'
import { createChecker, type Checker } from '../rsx/checker'
import {
  chooseDocument,
  usualVersion,
  versionsOf,
  type DocumentChoice,
  type SchemaNames,
  type TypeChoice,
} from '../rsx/document-choice'
import type { CheckedDocument, OpenedDocument, OpenedFile } from '../rsx/documents'
import { listOf } from '@/lib/phrases'
import type { Work } from '@/lib/work'

/** The rules and choices by which documents are judged. */
export interface JudgeOptions {
  /** Type and version where a document leaves them open. */
  as: string | undefined
  version: string | undefined
  retailers: readonly string[]
}

/** A document with its findings, or the reason why it was not judged. */
export interface JudgedDocument {
  name: string
  opened?: OpenedDocument
  result?: CheckedDocument
  /** One or two sentences; undefined with a result. */
  reason?: string
}

/** Opens and judges documents by a rule pack, as the page of the check does. */
export interface Judge {
  checker: Checker
  /** Opens files in place of those before, and judges their documents together. */
  judge: (files: readonly OpenedFile[]) => Promise<JudgedDocument[]>
  /** Judges opened documents. */
  judgeOpened: (opened: readonly OpenedDocument[]) => Promise<JudgedDocument[]>
  /**
   * Chooses type and version of a document, and compiles its rules.
   * @param like Those of another document, which decide where this one and the options leave them open.
   * @returns a sentence if the pack has no rules for it.
   */
  prepare: (opened: OpenedDocument, like?: TypeChoice) => Promise<PreparedDocument | string>
  /** Compiles the rules of a document. @returns a sentence if the pack has none, or they cannot be read. */
  compile: (document: string, version: string) => Promise<string | undefined>
}

/** A document whose rules are compiled. */
interface PreparedDocument {
  id: number
  document: string
  version: string
  /** All versions of the network that have the document. */
  versions: readonly string[]
}

/** Work that nobody aborts, without progress. */
export const work: Work<number> = {
  signal: new AbortController().signal,
  report: () => undefined,
  transfer: () => undefined,
}

/** Creates a judge, which compiles each rule once. */
export function createJudge(pack: RulePack, options: JudgeOptions): Judge {
  const { manifest, sourcesOf, laterSchemasOf } = pack
  const { schemaNames } = manifest
  const checker = createChecker()
  const compiled = new Set<string>()
  const withLaterCodes = new Set<string>()

  async function prepare(opened: OpenedDocument, like = noChoice): Promise<PreparedDocument | string> {
    const choice = choose(opened, options, like, schemaNames, (document) =>
      manifest.documents.filter((one) => one.document === document).map(({ version }) => version),
    )
    if (typeof choice === 'string') return choice
    const { document, version } = choice
    const reason = await compile(document, version)
    return reason ?? { id: opened.id, document, version, versions: versionsOf(document, undefined, schemaNames) }
  }

  async function compile(document: string, version: string): Promise<string | undefined> {
    const key = `${version}/${document}`
    if (compiled.has(key)) return undefined
    const sources = sourcesOf(document, version)
    if (!sources) return `The rule pack has no rules of ${document} ${version}.`
    try {
      await checker.rules({ sources })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    compiled.add(key)
    return undefined
  }

  async function judgeOpened(opened: readonly OpenedDocument[]): Promise<JudgedDocument[]> {
    const prepared = new Map<number, PreparedDocument | string>()
    for (const one of opened) prepared.set(one.id, await prepare(one))
    const ready = [...prepared.values()].filter((one) => typeof one === 'object')
    const results = await checkReady(ready)
    return opened.map((one) => {
      const reason = prepared.get(one.id)
      const result = results.find(({ id }) => id === one.id)
      return { name: one.name, opened: one, ...(result && { result }), ...(typeof reason === 'string' && { reason }) }
    })
  }

  async function checkReady(documents: readonly PreparedDocument[]): Promise<readonly CheckedDocument[]> {
    if (documents.length === 0) return []
    const request = { documents, retailers: options.retailers }
    const results = await checker.check(request, work)
    return (await addLaterCodes(results)) ? checker.check(request, work) : results
  }

  /** Adds the codes of later versions if a document has codes that its own version does not know. @returns whether there were any. */
  async function addLaterCodes(results: readonly CheckedDocument[]): Promise<boolean> {
    let isAdded = false
    for (const { document, version, findings } of results) {
      const key = `${version}/${document}`
      if (
        withLaterCodes.has(key) ||
        !findings.some(({ code, source }) => code === 'unknown-code' && source === 'codes')
      )
        continue
      withLaterCodes.add(key)
      const later = laterSchemasOf(document, version)
      if (later.length === 0) continue
      await checker.laterCodes({ document, version, later })
      isAdded = true
    }
    return isAdded
  }

  return {
    checker,
    judge: async (files) => judgeOpened(await checker.open({ files }, work)),
    judgeOpened,
    prepare,
    compile,
  }
}

/**
 * Chooses type and version of a document, as the page does, among the versions of the pack.
 * @param versionsInPack returns the versions of a document that the pack has.
 * @returns a sentence if the document has to be named, or the pack does not have it.
 */
function choose(
  opened: OpenedDocument,
  { as, version: wanted }: JudgeOptions,
  like: TypeChoice,
  names: SchemaNames,
  versionsInPack: (document: string) => readonly string[],
): Required<Pick<PreparedDocument, 'document' | 'version'>> | string {
  const choice: DocumentChoice = chooseDocument(opened, { document: as, version: wanted }, like, names)
  const { document } = choice
  if (document === undefined) return openText(opened, as)
  if (as !== undefined && as !== document) return `The document is ${document}, and --as says ${as}.`
  const packed = versionsInPack(document)
  if (packed.length === 0)
    return `The rule pack has no rules of ${document}. It has to be chosen when the pack is made.`
  // The document may be of a version that the pack does not have, which no other version judges rightly.
  const possible = versionsOf(document, opened.versionLine, names)
  const version = usualVersion(
    possible.filter((one) => packed.includes(one)),
    wanted ?? like.version,
  )
  const line = opened.versionLine ?? possible[0]
  if (version === undefined)
    return `The document is of version ${line}, and the rule pack has ${document} ${listOf(packed)}.`
  if (wanted !== undefined && wanted !== version) {
    return `The document cannot be checked as version ${wanted}. The rule pack has ${document} ${listOf(packed)}.`
  }
  return { document, version }
}

const noChoice: TypeChoice = { document: undefined, version: undefined }

/** Why the type of a document is open. */
function openText({ candidates, findings }: OpenedDocument, as: string | undefined): string {
  const [finding] = findings
  if (candidates.length === 0) return finding?.message ?? 'The file has no document.'
  if (as !== undefined) return `The document cannot be ${as}. It can be ${listOf(candidates.slice(0, 4), 'or')}.`
  return `${finding ? `${finding.message} ` : ''}Name its type, such as --as ${candidates[0]}.`
}
