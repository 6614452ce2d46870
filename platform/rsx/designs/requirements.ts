import type { Element } from '../catalogue'
import type { DocumentSchema } from '../document-schema'
import { retailers } from './retailers'
import { core, themes, type DesignDocument, type Theme } from './themes'

/** The requirements of all retailers for a document. Paths start below the record. */
export interface Requirements {
  /** The retailers that require an element, in the order of the list. */
  mandatoryFor(path: string): string[]
  /** The retailers that require a code of an element. */
  codeFor(path: string, code: string): string[]
  /** Whether a retailer requires an element in a group. */
  isUsed(path: string): boolean
  notes(path: string): Record<string, string[]>
  /** The lengths of all retailers: one number, or several when they differ. */
  lengths(element: Element): { minLength?: number | number[]; maxLength?: number | number[] }
}

/** A retailer that has left the network. Old designs still name it. */
const formerRetailer = 'Old Mill Trading'

/** Reads the requirements of all retailers. @throws for a path or a code that the document does not have. */
export function readRequirements(document: DesignDocument, schema: DocumentSchema): Requirements {
  const fields = new Map<string, Set<string>>()
  const codes = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, key: string, name: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(name))

  for (const { name, themes: themeNames } of retailers) {
    const all: Theme[] = [core, ...themeNames.map((theme) => themes[theme])]
    for (const line of all.flatMap((theme) => theme[document] ?? [])) {
      for (const { path, values } of readLine(line, schema)) {
        const parts = path.split('/')
        for (let end = 1; end <= parts.length; end++) add(fields, parts.slice(0, end).join('/'), name)
        for (const value of values) add(codes, `${path}=${value}`, name)
      }
    }
  }
  if (document === 'Orders') add(codes, 'Header/Dates/DateTimeQualifier=010', formerRetailer)

  const inOrder = (names: Set<string> | undefined) => [...(names ?? [])]
  return {
    mandatoryFor: (path) => inOrder(fields.get(path)),
    codeFor: (path, code) => inOrder(codes.get(`${path}=${code}`)),
    isUsed: (path) => fields.has(path),
    notes: (path) =>
      Object.fromEntries(
        retailers.flatMap(({ name, notes }) => {
          const own = Object.entries(notes).find(([end]) => path === end || path.endsWith(`/${end}`))
          return own && fields.get(path)?.has(name) ? [[name, own[1]]] : []
        }),
      ),
    lengths,
  }
}

/** Reads a line: `Group/Group: Field Field=code,code`. */
function readLine(line: string, { types, document, codeLists }: DocumentSchema): { path: string; values: string[] }[] {
  const [group = '', fields = ''] = line.split(': ')
  let type = document.record
  for (const name of group.split('/')) {
    const element = types.get(type)?.find((candidate) => candidate.name === name)
    if (!element?.group) throw new Error(`${document.name} has no group ${group}`)
    type = element.group
  }
  return fields.split(' ').map((field) => {
    const [name = '', list] = field.split('=')
    const element = types.get(type)?.find((candidate) => candidate.name === name)
    if (!element) throw new Error(`${document.name} has no ${group}/${name}`)
    const values = list?.split(',') ?? []
    const known = codeLists.get(element.codeList ?? '') ?? []
    const unknown = values.find((value) => known.every((code) => code.value !== value))
    if (unknown !== undefined) throw new Error(`${document.name} ${group}/${name} has no code ${unknown}`)
    return { path: `${group}/${name}`, values }
  })
}

function lengths({ name, minLength, maxLength }: Element): ReturnType<Requirements['lengths']> {
  const own = retailers.flatMap(({ lengths: all }) =>
    all[name] === undefined ? [] : [all[name].split('-').map(Number)],
  )
  const several = (usual: number | undefined, at: 0 | 1) => {
    const values = [...new Set([...own.map((range) => range[at] ?? 0), ...(usual === undefined ? [] : [usual])])]
    return values.length > 1 ? values.toSorted((a, b) => a - b) : values[0]
  }
  const [min, max] = [several(minLength, 0), several(maxLength, 1)]
  return { ...(min !== undefined && { minLength: min }), ...(max !== undefined && { maxLength: max }) }
}

/** Abbreviations in element names, with the full words. */
const fullWords: Record<string, string> = {
  allow: 'allowance',
  amt: 'amount',
  chrg: 'charge',
  natl: 'national',
  qty: 'quantity',
  qual: 'qualifier',
  tset: 'transaction set',
  trans: 'transport',
}

/** The words of an element name: `PrimaryPOTypeCode` as Primary PO type code, `OrderQty` as Order quantity. */
export function wordsOf(name: string): string {
  const words = name
    .replace('IDs', 'Ids')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (word === 'Ids' ? 'IDs' : /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .map((word) => fullWords[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
