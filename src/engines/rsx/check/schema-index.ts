import type { ElementRule, GroupRule, RuleModel } from '../rule-model'

/** An element of a group, with what is asked about it at each node. */
export interface Member {
  element: ElementRule
  /** Position in the order of the group. */
  at: number
}

/** A group, prepared for checking many nodes. */
export interface GroupIndex {
  rule: GroupRule
  members: ReadonlyMap<string, Member>
  required: readonly Member[]
  /** Names of all elements that can be below the group, at any depth. */
  namesBelow: ReadonlySet<string>
}

/** A place of the schema where a name is. */
export interface SchemaPlace {
  /** Names below the record: `Header/OrderHeader`. Empty for the record itself. */
  parentPath: string
  element: ElementRule
}

/** Answers questions about the schema that its rules do not answer at once. Answers are cached. */
export class SchemaIndex {
  readonly #groups = new Map<GroupRule, GroupIndex>()
  #places: ReadonlyMap<string, SchemaPlace[]> | undefined

  readonly #rules: RuleModel

  constructor(rules: RuleModel) {
    this.#rules = rules
  }

  group(rule: GroupRule): GroupIndex {
    const known = this.#groups.get(rule)
    if (known) return known
    const members = new Map(rule.elements.map((element, at) => [element.name, { element, at }]))
    const required = [...members.values()].filter(({ element }) => element.min > 0)
    const index = { rule, members, required, namesBelow: namesBelow(rule) }
    this.#groups.set(rule, index)
    return index
  }

  /** The places of a name, the least deep first. A group that is at several places is looked into at its first. */
  placesOf(name: string): readonly SchemaPlace[] {
    return this.#allPlaces().get(name) ?? []
  }

  /** All names of the schema. */
  names(): Iterable<string> {
    return this.#allPlaces().keys()
  }

  #allPlaces(): ReadonlyMap<string, SchemaPlace[]> {
    this.#places ??= findPlaces(this.#rules)
    return this.#places
  }
}

function findPlaces({ record }: RuleModel): ReadonlyMap<string, SchemaPlace[]> {
  const places = new Map<string, SchemaPlace[]>()
  const visited = new Set<GroupRule>([record.content])
  const queue: { rule: GroupRule; path: string }[] = [{ rule: record.content, path: '' }]
  for (const { rule, path } of queue) {
    for (const element of rule.elements) {
      const own = places.get(element.name) ?? []
      own.push({ parentPath: path, element })
      places.set(element.name, own)
      const { content } = element
      if (content.kind === 'value' || visited.has(content)) continue
      visited.add(content)
      queue.push({ rule: content, path: path === '' ? element.name : `${path}/${element.name}` })
    }
  }
  return places
}

function namesBelow(rule: GroupRule): ReadonlySet<string> {
  const names = new Set<string>()
  const visited = new Set<GroupRule>([rule])
  const queue: GroupRule[] = [rule]
  for (const group of queue) {
    for (const { name, content } of group.elements) {
      names.add(name)
      if (content.kind === 'value' || visited.has(content)) continue
      visited.add(content)
      queue.push(content)
    }
  }
  return names
}

const indexes = new WeakMap<RuleModel, SchemaIndex>()

/** The index of a model. It is made once. */
export function schemaIndexOf(rules: RuleModel): SchemaIndex {
  const known = indexes.get(rules)
  if (known) return known
  const index = new SchemaIndex(rules)
  indexes.set(rules, index)
  return index
}
