import { placesOf, qualifiersOf } from '../x12/places-of'
import type { SetPlace } from '../x12/place'
import type { DocumentNode, Place } from './document-tree'
import type { Finding } from './findings/finding'

/**
 * Adds to each finding its place in X12, or else in EDIFACT, in which retailers write their guides (CHECK-55). A finding whose
 * place neither has stays as it is.
 */
export function withGuidePlaces(
  findings: readonly Finding[],
  document: string,
  records: readonly DocumentNode[],
): Finding[] {
  const labels = new Map<string, string | undefined>()
  const nodesAround = createNodeLookup(records)
  return findings.map((finding) => {
    const path = finding.place.path.replaceAll(/\[\d+\]/g, '')
    if (path === '') return finding
    const code = codeAskedFor(finding) ?? codeAround(nodesAround(finding.place), qualifiersOf(document, path))
    const key = `${path} ${code ?? ''}`
    if (!labels.has(key)) labels.set(key, labelOf(document, path, code))
    const guidePlace = labels.get(key)
    return guidePlace === undefined ? finding : { ...finding, guidePlace }
  })
}

function labelOf(document: string, path: string, code: string | undefined): string | undefined {
  const withCode = code === undefined ? [] : placesOf(document, path, code)
  const isCodeCertain = withCode.some(({ isCertain }) => isCertain)
  const place = usualPlace(isCodeCertain ? withCode : placesOf(document, path))
  return place && `${place.isCertain ? '' : 'perhaps '}${place.label}`
}

/** The first place of X12, or else of EDIFACT, that is certain; without one the first. */
function usualPlace(places: readonly SetPlace[]): SetPlace | undefined {
  const certain = places.filter(({ isCertain }) => isCertain)
  return certain.find(({ standard }) => standard === 'X12') ?? certain[0] ?? places[0]
}

/** The code that a retailer asks for and the document lacks. */
function codeAskedFor({ source, reference }: Finding): string | undefined {
  return source === 'design' && reference?.kind === 'codes' ? reference.code : undefined
}

/** The code that says what a place means, in the innermost group that has one. */
function codeAround(groups: readonly DocumentNode[], qualifiers: readonly string[]): string | undefined {
  for (const name of qualifiers) {
    for (const { children } of groups.toReversed()) {
      const text = children.find((child) => child.name === name)?.text
      if (text !== undefined && text !== '') return text
    }
  }
  return undefined
}

/** Returns a function for the nodes that a place names, from the record down to the last one that exists. */
function createNodeLookup(records: readonly DocumentNode[]): (place: Place) => DocumentNode[] {
  const byParent = new WeakMap<DocumentNode, Map<string, DocumentNode[]>>()
  const childrenByName = (parent: DocumentNode) => {
    const known = byParent.get(parent)
    if (known) return known
    const byName = new Map<string, DocumentNode[]>()
    for (const child of parent.children) {
      const sameName = byName.get(child.name)
      if (sameName) sameName.push(child)
      else byName.set(child.name, [child])
    }
    byParent.set(parent, byName)
    return byName
  }
  return ({ path, span }) => {
    const record = records.find((one) => one.span.start <= span.start && span.start <= one.span.end) ?? records[0]
    const nodes = record ? [record] : []
    for (const step of path.split('/')) {
      const [, name = '', number = '1'] = /^([^[]*)(?:\[(\d+)\])?$/.exec(step) ?? []
      const last = nodes.at(-1)
      const next = last && childrenByName(last).get(name)?.[Number(number) - 1]
      if (!next) break
      nodes.push(next)
    }
    return nodes
  }
}
