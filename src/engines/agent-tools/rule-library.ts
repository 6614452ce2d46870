import { listOf } from '@/lib/phrases'
import type { RulePack } from '../rule-pack/read-pack'
import { usualVersion } from '../rsx/document-choice'
import { nearest } from '../rsx/findings/nearest'
import type { RuleModel } from '../rsx/rule-model'
import { compileRules } from '../rsx/sources/compile-rules'
import { quoted } from './read-arguments'

/** The rules of a pack, compiled when they are asked for. */
export interface RuleLibrary {
  /** The rules of a document in a version, or in the usual one. Returns a sentence if the pack has none. */
  rules: (document: string, version: string | undefined) => Promise<RuleModel | string>
  /** The rules of each document of the pack that has the version, or in its usual one. */
  allRules: (version: string | undefined) => Promise<RuleModel[]>
}

/** Creates the library of a pack. */
export function createRuleLibrary({ manifest, sourcesOf }: RulePack): RuleLibrary {
  const compiled = new Map<string, Promise<RuleModel | string>>()
  const documents = [...new Set(manifest.documents.map(({ document }) => document))]
  const versionsOf = (document: string) =>
    manifest.documents.filter((one) => one.document === document).map((one) => one.version)

  async function rules(name: string, wanted: string | undefined): Promise<RuleModel | string> {
    const document = documents.find((one) => one.toLowerCase() === name.trim().toLowerCase())
    if (document === undefined) return unknownDocument(name)
    const version = usualVersion(versionsOf(document), wanted)
    if (version === undefined || (wanted !== undefined && wanted !== version))
      return `The rule pack has ${document} ${listOf(versionsOf(document))}, and no version ${quoted(wanted ?? '')}.`
    const key = `${version}/${document}`
    const known = compiled.get(key) ?? compile(document, version)
    compiled.set(key, known)
    return known
  }

  async function compile(document: string, version: string): Promise<RuleModel | string> {
    const sources = sourcesOf(document, version)
    if (!sources) return `The rule pack has no rules of ${document} ${version}.`
    try {
      return await compileRules(sources)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  function unknownDocument(name: string): string {
    const [similar] = nearest(name.trim(), documents, 3)
    const hint = similar === undefined ? '' : ` Did you mean ${similar}?`
    return `The rule pack has no document ${quoted(name)}.${hint} It has ${listOf(documents)}.`
  }

  async function allRules(version: string | undefined): Promise<RuleModel[]> {
    const having = documents.filter((document) => version === undefined || versionsOf(document).includes(version))
    const found = await Promise.all(having.map((document) => rules(document, version)))
    return found.filter((one) => typeof one === 'object')
  }

  return { rules, allRules }
}
