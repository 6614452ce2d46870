import type { RuleModel } from '@/engines/rsx/rule-model'
import { readSchema } from '@/engines/rsx/sources/read-schema'
import { xsd } from '../../../../../platform/rsx/schemas/xsd'
import type { DocumentSchema } from '../../../../../platform/rsx/document-schema'
import type { Random } from '../../../../support/random-numbers'
import type { ElementOf, Published } from './published-documents'

/** A row that a mutation must yield: its kind as docs/compare.md writes it, and all its places. */
export interface ExpectedRow {
  kind: string
  places: readonly string[]
  /** Where a moved element was and is. */
  alsoCarriedAt?: readonly string[]
  /** The format of the changed layout. */
  format?: string
  retailer?: string
  /** Whether it is guessed to be renamed. */
  isRenamed?: boolean
}

/** A changed document, and the rows of the change. */
interface Mutated {
  model: RuleModel
  rows: ExpectedRow[]
}

/** Changes a document in one way; undefined when what it picked at random cannot be changed so. */
export type Mutation = (published: Published, random: Random) => Mutated | undefined

const newName = 'Quartzite'

/** Picks one of a list at random. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** A copy whose elements and lists of codes can be changed one by one. */
function copyOf({ types, codeLists, ...schema }: DocumentSchema): DocumentSchema {
  const copies = <Item extends object>(map: Map<string, Item[]>) =>
    new Map([...map].map(([name, list]) => [name, list.map((item) => ({ ...item }))]))
  return { ...schema, types: copies(types), codeLists: copies(codeLists) }
}

/** The places of an element: below each place of its type. */
function placesOf({ places }: Published, { type, element }: ElementOf): string[] {
  return (places.get(type) ?? []).map((place) => (place === '' ? element.name : `${place}/${element.name}`))
}

function modelOfText({ model, document }: Published, text: string): RuleModel {
  return { ...model, ...readSchema([text], document), version: '1.1' }
}

/** Changes the description of the schema, from which its text is written. */
function inSchema(
  change: (schema: DocumentSchema, one: ElementOf, published: Published) => string | undefined,
): Mutation {
  return (published, random) => {
    const one = pick(random, published.elements)
    const schema = copyOf(published.schema)
    const list = schema.types.get(one.type) ?? []
    const element = list.find(({ name }) => name === one.element.name)
    const kind = element && change(schema, { type: one.type, element }, published)
    if (kind === undefined) return undefined
    return { model: modelOfText(published, xsd(schema)), rows: [{ kind, places: placesOf(published, one) }] }
  }
}

/** Changes the tag of an element in the text of its type, if it has the element with this occurrence. */
function inTag(kinds: string[], occurs: Partial<ElementOf['element']>, change: (tag: string) => string): Mutation {
  return (published, random) => {
    const { required = false, repeats } = occurs
    const candidates = published.elements.filter(
      ({ element }) => element.required === required && (repeats === undefined || element.repeats === repeats),
    )
    const one = pick(random, candidates)
    const type = published.text.indexOf(`<xs:complexType name="${one.type}">`)
    const start = published.text.indexOf(`<xs:element name="${one.element.name}" `, type)
    const end = published.text.indexOf('>', start)
    const tag = change(published.text.slice(start, end))
    const text = published.text.slice(0, start) + tag + published.text.slice(end)
    const rows = kinds.map((kind) => ({ kind, places: placesOf(published, one) }))
    return { model: modelOfText(published, text), rows }
  }
}

/** Changes a list of codes, of which each element that has it is a row. */
function inCodes(
  kind: string,
  change: (codes: { value: string; description: string }[], at: number) => void,
): Mutation {
  return (published, random) => {
    const schema = copyOf(published.schema)
    const [name, codes] = pick(random, [...schema.codeLists])
    const all = [...schema.types].flatMap(([type, list]) => list.map((element) => ({ type, element })))
    const users = all.filter(({ element }) => element.codeList === name && element.kind !== 'group')
    const isNamedWhole = users.every(({ type }) => published.elements.some((one) => one.type === type))
    if (codes.length < 2 || !isNamedWhole) return undefined
    change(codes, Math.floor(random() * codes.length))
    const rows = users.map((one) => ({ kind, places: placesOf(published, one) }))
    return { model: modelOfText(published, xsd(schema)), rows }
  }
}

function isText({ element: { kind, codeList } }: ElementOf, { schema }: Published): boolean {
  return kind === 'string' && !(codeList !== undefined && schema.codeLists.has(codeList))
}

function swap<Item>(list: Item[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) throw new Error('nothing to swap')
  list[one] = b
  list[other] = a
}

const withRequired = (kind: string, isRequired: boolean) => (isRequired ? `${kind}, required` : kind)

/** Moves a value from a group with one place to another such group. */
const moveElement: Mutation = (published, random) => {
  const single = [...published.places].filter(([, places]) => places.length === 1)
  const [from, [fromPlace = '']] = pick(random, single)
  const [to, [toPlace = '']] = pick(random, single)
  const schema = copyOf(published.schema)
  const [before = [], after = []] = [schema.types.get(from), schema.types.get(to)]
  const element = pick(random, before)
  if (element.kind === 'group' || before === after || after.some(({ name }) => name === element.name)) return undefined
  before.splice(before.indexOf(element), 1)
  after.push(element)
  const paths = [fromPlace, toPlace].map((place) => [...place.split('/').filter((name) => name !== ''), element.name])
  const [one = [], other = []] = paths
  const length = one.findIndex((name, index) => name !== other[index])
  const common = one.slice(0, Math.max(0, Math.min(length, one.length - 1, other.length - 1)))
  const rows = [
    {
      kind: 'element-moved',
      places: [[...common, element.name].join('/')],
      alsoCarriedAt: paths.map((path) => path.join('/')),
    },
  ]
  return { model: modelOfText(published, xsd(schema)), rows }
}

const reorderElements: Mutation = (published, random) => {
  const { type } = pick(random, published.elements)
  const schema = copyOf(published.schema)
  const list = schema.types.get(type) ?? []
  const [one, other] = [Math.floor(random() * list.length), Math.floor(random() * list.length)]
  if (one === other) return undefined
  swap(list, one, other)
  return {
    model: modelOfText(published, xsd(schema)),
    rows: [{ kind: 'order-changed', places: groupPlaces(published, type) }],
  }
}

/** The places of a group as rows name them: the record by its name. */
function groupPlaces({ places, schema }: Published, type: string): string[] {
  return (places.get(type) ?? []).map((place) => (place === '' ? schema.document.record : place))
}

const freeOrder: Mutation = (published, random) => {
  const { type } = pick(random, published.elements)
  const start = published.text.indexOf(`<xs:complexType name="${type}">`)
  const end = published.text.indexOf('</xs:complexType>', start)
  const block = published.text.slice(start, end).replaceAll('xs:sequence>', 'xs:all>')
  const text = published.text.slice(0, start) + block + published.text.slice(end)
  return { model: modelOfText(published, text), rows: [{ kind: 'order-free', places: groupPlaces(published, type) }] }
}

const changeNamespace: Mutation = (published) => ({
  model: modelOfText(published, published.text.replaceAll(published.schema.namespace, 'urn:other')),
  rows: [{ kind: 'namespace-changed', places: [published.document] }],
})

/** Changes of the schema, by what the catalogue calls them. */
export const schemaMutations: Record<string, Mutation> = {
  'D1 an element removed': inSchema(({ types }, { type, element }) => {
    const list = types.get(type) ?? []
    list.splice(list.indexOf(element), 1)
    return list.length === 0 ? undefined : withRequired('element-removed', element.required)
  }),
  'an element added': (published, random) => {
    const { type } = pick(random, published.elements)
    const element = {
      name: newName,
      kind: 'string',
      required: random() < 0.5,
      repeats: false,
      description: 'New',
    } as const
    const schema = copyOf(published.schema)
    const list = schema.types.get(type) ?? []
    list.splice(Math.floor(random() * (list.length + 1)), 0, element)
    const kind = withRequired('element-added', element.required)
    return {
      model: modelOfText(published, xsd(schema)),
      rows: [{ kind, places: placesOf(published, { type, element }) }],
    }
  },
  'an element renamed': (published, random) => {
    const one = pick(random, published.elements)
    const schema = copyOf(published.schema)
    const element = schema.types.get(one.type)?.find(({ name }) => name === one.element.name)
    if (!element) return undefined
    element.name += 'Zz'
    const rows = [one, { type: one.type, element }].map((side, index) => ({
      kind: withRequired(index === 0 ? 'element-removed' : 'element-added', element.required),
      places: placesOf(published, side),
      isRenamed: true,
    }))
    return { model: modelOfText(published, xsd(schema)), rows }
  },
  'D2 an element moved': moveElement,
  'D3 became required': inTag(['became-required'], {}, (tag) => tag.replace(' minOccurs="0"', '')),
  'D4 became optional': inTag(['became-optional'], { required: true }, (tag) => `${tag} minOccurs="0"`),
  'D3 and D5 two occurrences required': inTag(
    ['minimum-raised', 'maximum-raised'],
    { required: true, repeats: false },
    (tag) => `${tag} minOccurs="2" maxOccurs="2"`,
  ),
  'D5 a maximum lowered': inTag(['maximum-lowered'], { repeats: true }, (tag) => tag.replace('"unbounded"', '"7"')),
  'D5 a maximum raised': inTag(['maximum-raised'], { repeats: false }, (tag) => `${tag} maxOccurs="4"`),
  'D6 a length loosened': inSchema((_, one, published) => {
    if (!isText(one, published) || one.element.maxLength === undefined) return undefined
    one.element.maxLength += 3
    return 'length-loosened'
  }),
  'D7 a type changed': inSchema((_, one, published) => {
    const { element } = one
    if (element.kind === 'group' || (element.kind === 'string' && !isText(one, published))) return undefined
    element.kind = element.kind === 'date' ? 'integer' : 'date'
    return 'type-changed'
  }),
  'D8 a code removed': inCodes('code-removed', (codes, at) => codes.splice(at, 1)),
  'D8 a code added': inCodes('code-added', (codes, at) => codes.splice(at, 0, { value: 'ZQ9', description: 'New' })),
  'D9 a list of codes detached': inSchema((_, one, published) => {
    if (one.element.kind !== 'string' || isText(one, published)) return undefined
    delete one.element.codeList
    return 'code-list-detached'
  }),
  'D10 another order': reorderElements,
  'D10 the order free': freeOrder,
  'D11 another namespace': changeNamespace,
  'D18 a note changed': inSchema((_, { element }) => {
    element.description += ' (again)'
    return 'note-changed'
  }),
  'D18 the note of a code changed': inCodes('note-changed', (codes, at) => {
    const code = codes[at]
    if (code) code.description = `Not ${code.description}`
  }),
}
