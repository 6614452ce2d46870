import type { Steps, WorkCount } from '@/lib/yielder'
import type { DocumentNode } from '../document-tree'
import type { ElementRule } from '../rule-model'
import type { CheckContext } from './check-context'
import type { FindingDetails } from './finding-list'
import type { GroupView } from './group-view'
import { quote } from '../findings/quote'
import { countOf, listOf } from '@/lib/phrases'
import { allowedEdits, nearest } from '../findings/nearest'
import type { SchemaPlace } from './schema-index'

/** How many names of a document are compared with those of the schema. A file of nonsense would take too long otherwise. */
const maxComparedNames = 1000
const maxNamedPlaces = 3

/** Reports elements that their group does not allow, and says what they probably stand for. */
export class UnexpectedElements {
  /** Results of the search for a name, by group and name. */
  readonly #near = new Map<ElementRule['content'], Map<string, string[]>>()
  #comparedNames = 0
  /** Misplaced elements that explain none yet that the schema requires, by name. */
  readonly #misplaced = new Map<string, number>()
  /** How many of them explain an element that a retailer requires, by retailer and name. */
  readonly #explained = new Map<string, Map<string, number>>()

  readonly #context: CheckContext

  constructor(context: CheckContext) {
    this.#context = context
  }

  /** Reports the unexpected elements of a group. */
  *report(view: GroupView, work: WorkCount): Steps {
    const reported = new Set<string>()
    for (const node of view.unexpected) {
      if (work.isPauseDue()) yield
      // The items of a JSON array share one key.
      if (node.json?.isItem && reported.has(node.name)) continue
      reported.add(node.name)
      const places = this.#context.index.placesOf(node.name)
      if (places.length > 0) this.#reportMisplaced(view, node, places)
      else this.#reportUnknown(view, node)
    }
  }

  /** Whether an element is missing because it is in the wrong place. Each misplaced element explains one that is missing. */
  explainsMissing(name: string): boolean {
    const count = this.#misplaced.get(name) ?? 0
    if (count > 0) this.#misplaced.set(name, count - 1)
    return count > 0
  }

  /** The same for an element that a retailer requires. Each retailer has its own count of misplaced elements. */
  explainsMissingTo(retailer: string, name: string): boolean {
    const explained = this.#explained.get(retailer) ?? new Map<string, number>()
    const count = explained.get(name) ?? 0
    if (count >= (this.#misplaced.get(name) ?? 0)) return false
    this.#explained.set(retailer, explained.set(name, count + 1))
    return true
  }

  /** Whether an element of a name was found in the wrong place. */
  hasMisplaced(name: string): boolean {
    return this.#misplaced.has(name)
  }

  #reportMisplaced(view: GroupView, node: DocumentNode, places: readonly SchemaPlace[]): void {
    this.#misplaced.set(node.name, (this.#misplaced.get(node.name) ?? 0) + 1)
    this.#context.findings.add('wrong-place', node, () => this.#describeMisplaced(view, node, places))
  }

  #describeMisplaced(view: GroupView, node: DocumentNode, places: readonly SchemaPlace[]): FindingDetails {
    const { record } = this.#context.rules
    const parents = places.map(({ parentPath }) => (parentPath === '' ? record.name : parentPath))
    const named = parents.slice(0, maxNamedPlaces)
    const more =
      parents.length > maxNamedPlaces ? ` and ${countOf(parents.length - maxNamedPlaces, 'other place')}` : ''
    return {
      source: 'schema',
      found: node.name,
      expected: listOf(named, 'or'),
      message: `${node.name} may not be in ${view.node.name}. It belongs in ${named.join(', ')}${more}.`,
      fix: parents.length === 1 ? `Move it to ${named[0]}.` : 'Move it to where it belongs.',
      reference: { kind: 'field', field: node.name },
    }
  }

  #reportUnknown(view: GroupView, node: DocumentNode): void {
    const near = this.#nearIn(view, node)
    for (const name of near) view.presumed.add(name)
    this.#context.findings.add('unknown-element', node, () => {
      const isCompared = near.length === 0 && this.#comparedNames <= maxComparedNames
      const elsewhere = isCompared ? nearest(node.name, this.#context.index.names(), allowedEdits(node.name)) : []
      return {
        source: 'schema',
        found: node.name,
        expected: near[0],
        message: `${quote(node.name)} is not an element of ${view.node.name}.${suggestion(near, elsewhere, (name) => this.#firstPlace(name))}`,
        fix: adviceFor(near, elsewhere, (name) => this.#firstPlace(name)),
        reference: near[0] === undefined ? undefined : { kind: 'field', field: near[0] },
      }
    })
  }

  #firstPlace(name: string): string {
    const place = this.#context.index.placesOf(name)[0]
    return place === undefined || place.parentPath === '' ? this.#context.rules.record.name : place.parentPath
  }

  /** Names of the group that are near to an unknown name. Those that are still missing come first. */
  #nearIn(view: GroupView, node: DocumentNode): string[] {
    const { rule, members } = view.index
    const known = this.#near.get(rule) ?? new Map<string, string[]>()
    this.#near.set(rule, known)
    let near = known.get(node.name)
    if (near === undefined) {
      this.#comparedNames += 1
      near = this.#comparedNames > maxComparedNames ? [] : nearest(node.name, members.keys(), allowedEdits(node.name))
      known.set(node.name, near)
    }
    const missing = near.filter((name) => !view.byName.has(name))
    if (missing.length > 0) return missing
    if (near.length > 0) return near
    const alike = rule.elements.find((element) => isAlike(node, element) && !view.byName.has(element.name))
    return alike ? [alike.name] : []
  }
}

/** Whether a group of the document has only children that a group of the schema has. */
function isAlike(node: DocumentNode, { content }: ElementRule): boolean {
  return (
    content.kind === 'group' && node.children.length > 1 && node.children.every(({ name }) => content.byName.has(name))
  )
}

/** Advice about an unknown element. Its content may be needed, so the advice names a place for it. */
function adviceFor(near: readonly string[], elsewhere: readonly string[], placeOf: (name: string) => string): string {
  const [only, ...others] = near
  if (only !== undefined) return others.length === 0 ? `Rename it to ${only}.` : 'Rename it to the one that you mean.'
  const name = elsewhere[0]
  return name === undefined
    ? 'Look up which element has this meaning, and put the value there: the network does not read it here.'
    : `Move it to ${placeOf(name)} as ${name}, if that is what you mean.`
}

function suggestion(near: readonly string[], elsewhere: readonly string[], placeOf: (name: string) => string): string {
  if (near.length > 0) return ` Did you mean ${listOf(near.slice(0, 3), 'or')}?`
  const name = elsewhere[0]
  return name === undefined ? '' : ` Did you mean ${name}, which belongs in ${placeOf(name)}?`
}
