import { own, ownText } from '../document/json'
import type { SpecDocument } from '../reader/spec-document'
import type { ApiChange } from './api-change'
import { kinds } from './change-kinds'
import type { Pair } from './difference'

/** A row for changes that break although the version numbers do not say so; undefined if none does. */
export function versionChange(changes: readonly ApiChange[], documents: Pair<SpecDocument>): ApiChange | undefined {
  if (!changes.some(({ level }) => level === 'breaking')) return undefined
  const [from, to] = documents.map(versionOf)
  const [before, after] = [majorOf(from), majorOf(to)]
  if (from === undefined || to === undefined || before === undefined || after === undefined || after > before)
    return undefined
  const { what, why } = kinds['major-version-missing']
  return {
    kind: 'major-version-missing',
    level: 'warning',
    place: ['Document', 'version'],
    what,
    from,
    to,
    why,
    step: 'major',
  }
}

/** The version that a document states. */
export function versionOf({ root }: SpecDocument): string | undefined {
  return ownText(own(root, 'info'), 'version')
}

/** The number whose increase announces that something breaks: the first one, or the second one before version 1. */
function majorOf(version: string | undefined): number | undefined {
  const [, major, minor] = /^v?(\d{1,9})(?:\.(\d{1,9}))?/.exec(version ?? '') ?? []
  if (major === undefined) return undefined
  return Number(major) === 0 ? Number(minor ?? 0) / 1e9 : Number(major)
}

/** Whether a version is newer than another one, by the numbers in it; false where one has none. */
export function isNewer(version: string | undefined, other: string | undefined): boolean {
  const [one, two] = [version, other].map((text) => (text?.match(/\d{1,9}/g) ?? []).map(Number))
  if (!one || !two || one.length === 0 || two.length === 0) return false
  const at = [0, 1, 2].find((index) => (one[index] ?? 0) !== (two[index] ?? 0))
  return at !== undefined && (one[at] ?? 0) > (two[at] ?? 0)
}
