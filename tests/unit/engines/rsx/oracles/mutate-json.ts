import type { Pick } from './trees'
import { edgeTexts, typedText } from './values'

/** A property of an object, or an item of an array. */
interface Slot {
  container: Record<string, unknown> | unknown[]
  key: string | number
  value: unknown
}

/** A change of a JSON value. It returns false when the value has nothing to change. */
export type JsonMutator = (root: Record<string, unknown>, pick: Pick) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All properties and items below a value. */
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const container = value as Record<string, unknown> | unknown[]
  const entries: [string | number, unknown][] = Array.isArray(container)
    ? container.map((item, at) => [at, item])
    : Object.entries(container)
  return entries.flatMap(([key, item]) => [{ container, key, value: item }, ...slotsOf(item)])
}

function choose(root: unknown, pick: Pick, suits: (slot: Slot) => boolean = () => true): Slot | undefined {
  const slots = slotsOf(root).filter(suits)
  return slots[pick(Math.max(1, slots.length))]
}

function put({ container, key }: Slot, value: unknown): void {
  if (Array.isArray(container)) container[Number(key)] = value
  else container[key] = value
}

function remove({ container, key }: Slot): void {
  if (Array.isArray(container)) container.splice(Number(key), 1)
  else Reflect.deleteProperty(container, key)
}

const onOne =
  (
    change: (slot: Slot, pick: Pick, root: Record<string, unknown>) => void,
    suits?: (slot: Slot) => boolean,
  ): JsonMutator =>
  (root, pick) => {
    const slot = choose(root, pick, suits)
    if (slot) change(slot, pick, root)
    return slot !== undefined
  }

const isProperty = ({ container }: Slot) => isObject(container)
const isScalar = ({ value }: Slot) => typeof value !== 'object'

function rename(slot: Slot, name: string): void {
  if (name === slot.key || !isObject(slot.container) || Object.hasOwn(slot.container, name)) return
  remove(slot)
  slot.container[name] = slot.value
}

const otherTypes: unknown[] = [
  0,
  5,
  5.5,
  -1,
  1e3,
  1e21,
  12,
  true,
  false,
  null,
  [],
  {},
  [[]],
  ['x'],
  [{}],
  '5',
  '5.50',
  'true',
]

const padded = (text: string, pick: Pick) => [` ${text}`, `${text} `, text.toLowerCase()][pick(3)]

/** Changes of JSON documents, by name. */
export const jsonMutators: Record<string, JsonMutator> = {
  remove: onOne((slot) => remove(slot)),
  misspell: onOne(
    (slot, pick) => rename(slot, [`${slot.key}s`, `${slot.key}`.slice(1), `${slot.key}`.toLowerCase()][pick(3)] ?? ''),
    isProperty,
  ),
  rename: onOne((slot, pick, root) => rename(slot, String(choose(root, pick, isProperty)?.key)), isProperty),
  nonsense: onOne((slot) => rename(slot, 'Zz"\n'), isProperty),
  change: onOne((slot, pick) => put(slot, edgeTexts[pick(edgeTexts.length)]), isScalar),
  changeTyped: onOne(
    (slot, pick) => put(slot, edgeTexts[pick(edgeTexts.length)]),
    ({ value }) => typeof value === 'number' || (typeof value === 'string' && typedText.test(value)),
  ),
  exchange: onOne((slot, pick, root) => put(slot, choose(root, pick, isScalar)?.value), isScalar),
  retype: onOne((slot, pick) => put(slot, structuredClone(otherTypes[pick(otherTypes.length)]))),
  asText: onOne((slot) => put(slot, String(slot.value)), isScalar),
  asNumber: onOne(
    (slot) => put(slot, Number(slot.value)),
    ({ value }) => typeof value === 'string' && /^[1-9]\d*$/.test(value),
  ),
  pad: onOne((slot, pick) => put(slot, padded(String(slot.value), pick)), isScalar),
  lengthen: onOne((slot, pick) => put(slot, String(slot.value).repeat(1 + pick(40))), isScalar),
  putIntoArray: onOne(
    (slot) => put(slot, [slot.value]),
    ({ value }) => !Array.isArray(value),
  ),
  takeOutOfArray: onOne(
    (slot) => put(slot, (slot.value as unknown[])[0]),
    ({ value }) => Array.isArray(value) && value.length > 0,
  ),
  duplicateItem: onOne(
    (slot) => (slot.value as unknown[]).push(structuredClone((slot.value as unknown[])[0])),
    ({ value }) => Array.isArray(value) && value.length > 0,
  ),
  emptyArray: onOne(
    (slot) => put(slot, []),
    ({ value }) => Array.isArray(value),
  ),
  move: onOne((slot, pick, root) => {
    const target = choose(root, pick, ({ value }) => isObject(value))?.value
    if (!isObject(target) || target === slot.value || slotsOf(slot.value).some(({ value }) => value === target)) return
    remove(slot)
    target[String(slot.key)] = slot.value
  }, isProperty),
  insert: onOne((slot, pick, root) => {
    const other = choose(root, pick, isProperty)
    const target = choose(root, pick, ({ value }) => isObject(value))?.value
    if (other && isObject(target)) target[String(other.key)] = structuredClone(other.value)
    else rename(slot, 'Extra')
  }),
}
