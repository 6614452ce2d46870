import type { DocumentNode } from '../document-tree'
import type { CodeList } from '../rule-model'
import type { CheckContext } from './check-context'
import type { FindingDetails } from './finding-list'
import { listOf, quote, someOf } from './messages'
import { nearest } from './nearest'

/** Reports a value that is not in its list of codes. */
export function reportUnknownCode(context: CheckContext, node: DocumentNode, value: string, list: CodeList): void {
  context.findings.add('unknown-code', node, () => describeUnknown(node.name, value, list))
}

function describeUnknown(name: string, value: string, list: CodeList): FindingDetails {
  const similar = similarCodes(value, list)
  const question =
    similar.length === 0
      ? ''
      : ` Did you mean ${listOf(
          similar.map((code) => withMeaning(code, list)),
          'or',
        )}?`
  return {
    source: 'codes',
    found: value,
    expected: someOf([...list.keys()]),
    message: `${name} is ${quote(value)}. Allowed: ${someOf([...list.keys()])}.${question}`,
    fix: 'Use a code of the list.',
    reference: { kind: 'codes', field: name, code: similar[0] },
  }
}

function withMeaning(code: string, list: CodeList): string {
  const meaning = list.get(code)?.description
  return meaning === undefined ? code : `${code} (${meaning})`
}

/** The codes that a wrong one probably stands for, at most three. */
function similarCodes(value: string, list: CodeList): string[] {
  const wanted = value.trim().toLowerCase()
  if (wanted === '') return []
  const byMeaning = [...list].filter(([, { description }]) => description?.toLowerCase() === wanted)
  if (byMeaning.length > 0) return byMeaning.map(([code]) => code).slice(0, 3)
  const near = nearest(wanted, list.keys(), wanted.length > 2 ? 1 : 0)
  if (near.length > 0) return near.slice(0, 3)
  return [...list.keys()].filter((code) => code.length > 1 && wanted.startsWith(code.toLowerCase())).slice(0, 3)
}
