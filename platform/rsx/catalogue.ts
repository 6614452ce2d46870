import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'catalogue')

/** The content of an element. `group` has nested elements; dates are `YYYY-MM-DD`, times `HH:mm:ss` with an optional zone. */
type ElementKind = 'group' | 'string' | 'number' | 'integer' | 'boolean' | 'date' | 'time'

/** An element at one place of the tree. */
export interface Element {
  name: string
  kind: ElementKind
  /** Name of the type of a group. */
  group?: string
  required: boolean
  repeats: boolean
  minLength?: number
  maxLength?: number
  /** Name of the list of its allowed codes. */
  codeList?: string
  description: string
}

export interface Code {
  value: string
  description: string
  longDescription?: string
}

/** The elements of all documents: types with their members in order, and lists of codes, both by name. */
export interface Catalogue {
  types: Map<string, Element[]>
  codeLists: Map<string, Code[]>
}

let catalogue: Catalogue | undefined

/** The catalogue, read on first use. catalogue/README.md describes its files. */
export function rsxCatalogue(): Catalogue {
  catalogue ??= { types: readTypes(readElements()), codeLists: readCodes() }
  return catalogue
}

function rows(file: string): string[][] {
  const text = readFileSync(join(folder, `${file}.tsv`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
}

type Definition = Omit<Element, 'required' | 'repeats'>

function readElements(): Map<string, Definition> {
  return new Map(
    rows('elements').map(([name = '', kind, length = '', list = '', description = '']) => {
      const [minLength, maxLength] = length.split('-').map(Number)
      const codeList = list === '=' ? name : list
      const element: Definition = {
        name,
        kind: kind as ElementKind,
        ...(length && { minLength: minLength ?? 0, maxLength: maxLength ?? 0 }),
        ...(codeList && { codeList }),
        description,
      }
      return [name, element]
    }),
  )
}

const memberPattern = /^(\w+)(?::(\w+))?(?:=(\w*))?(?:@(\w+))?(\*?)(!?)$/

function readTypes(elements: Map<string, Definition>): Map<string, Element[]> {
  return new Map(
    rows('types').map(([type = '', members = '']) => [
      type,
      members.split(' ').map((text) => {
        const [, name = '', group = name, list, kind, repeats, required] = memberPattern.exec(text) ?? []
        const element = elements.get(name)
        if (!element) throw new Error(`The catalogue has no element "${text}" of ${type}`)
        const { codeList: defaultCodeList, ...rest } = element
        const codeList = list ?? defaultCodeList
        return {
          ...rest,
          ...(kind && { kind: kind as ElementKind }),
          ...(rest.kind === 'group' && { group }),
          ...(codeList && { codeList }),
          required: required === '!',
          repeats: repeats === '*',
        }
      }),
    ]),
  )
}

function readCodes(): Map<string, Code[]> {
  const lists = new Map<string, Code[]>()
  let current: Code[] = []
  for (const [first = '', description = '', more] of rows('codes')) {
    if (first.startsWith('#')) {
      current = description ? deriveCodes(lists.get(description) ?? [], more) : []
      lists.set(first.slice(1), current)
      if (first === '#ItemAttributeQualifier') for (const code of partAttributes()) current.push(code)
    } else {
      current.push({ value: first, description, ...(more && { longDescription: more }) })
    }
  }
  for (const list of lists.values()) list.sort((a, b) => (a.value < b.value ? -1 : 1))
  return lists
}

/** Derives a list from another one: `=A B` selects these codes, `-A B` removes them, an empty rule selects all. */
function deriveCodes(codes: Code[], rule = ''): Code[] {
  const values = rule.slice(1).split(' ')
  return rule === '' ? [...codes] : codes.filter(({ value }) => values.includes(value) === rule.startsWith('='))
}

const properties = {
  C: 'color',
  F: 'finish',
  H: 'height',
  K: 'weight',
  L: 'length',
  M: 'material',
  P: 'pattern',
  Q: 'count',
  S: 'shape',
  T: 'thickness',
  W: 'width',
}

/** The attributes of the parts of goods. Every part has the same properties. */
function partAttributes(): Code[] {
  return rows('parts').flatMap(([part = '', name = '']) =>
    Object.entries(properties).map(([letter, property]) => ({
      value: part + letter,
      description: `${name} ${property}`,
    })),
  )
}
