import { cutText } from '@/lib/cut-text'
import { own, ownText } from '../document/json'
import type { Gathered } from '../reader/gather-schema'
import type { Place } from '../reader/spec-document'
import type { KindName } from './change-kinds'
import { addRow, type Comparison, type Difference, type Mode, type Pair } from './difference'
import { shownValue } from './schema-facts'

const textNames: Readonly<Record<string, string>> = {
  title: 'Title changed',
  summary: 'Summary changed',
  description: 'Description changed',
  termsOfService: 'Terms of service changed',
}
const maxTextLength = 300

/** Compares the texts of two objects that are for people only. */
export function compareTexts(
  difference: Difference,
  [from, to]: Pair<unknown>,
  mode: Mode,
  names = Object.keys(textNames),
) {
  for (const name of names) {
    const texts = [from, to].map((value) => ownText(value, name))
    if (texts[0] === texts[1]) continue
    const [before, after] = texts.map((text) => (text === undefined ? undefined : cutText(text, maxTextLength)))
    addRow(difference, 'text-changed', mode, { what: textNames[name], from: before, to: after })
  }
}

/** Compares the texts beside a reference, which has its own. */
export function compareWrapperTexts(difference: Difference, [from, to]: Pair<Place>, inner: Pair<Place>, mode: Mode) {
  if (from === inner[0] && to === inner[1]) return
  // A text that moves between the reference and its target is no change.
  const texts = [from, to].map(
    ({ value }, side) => ownText(value, 'description') ?? ownText(inner[side]?.value, 'description'),
  )
  const isWrapped = [from, to].some(
    ({ value }, side) => inner[side]?.value !== value && ownText(value, 'description') !== undefined,
  )
  if (isWrapped && texts[0] !== texts[1])
    compareTexts(difference, [{ description: texts[0] }, { description: texts[1] }], mode, ['description'])
}

/** Compares what a schema says about itself: texts, examples, its default, and that it is deprecated. */
export function compareAnnotations(
  { sameness }: Comparison,
  difference: Difference,
  sides: Pair<Gathered>,
  mode: Mode,
) {
  const [from, to] = sides.map(({ keywords }) => Object.fromEntries(keywords))
  compareTexts(difference, [from, to], mode, ['title', 'description'])
  const values = (...names: string[]) =>
    [from, to].map((side) => names.map((name) => own(side, name)).find((value) => value !== undefined))
  const [example, otherExample] = values('example', 'examples', 'x-example')
  if (sameness.digestOf(example) !== sameness.digestOf(otherExample)) addRow(difference, 'example-changed', mode)
  const [standard, otherStandard] = values('default')
  if (sameness.digestOf(standard) !== sameness.digestOf(otherStandard))
    addRow(difference, 'default-changed', mode, {
      from: standard === undefined ? undefined : shownValue(standard),
      to: otherStandard === undefined ? undefined : shownValue(otherStandard),
    })
  compareDeprecation(difference, [from, to], mode)
}

/** Compares `deprecated` and the date of the sunset. */
export function compareDeprecation(difference: Difference, [from, to]: Pair<unknown>, mode: Mode) {
  const [before, after] = [from, to].map((value) => own(value, 'deprecated') === true)
  if (before !== after) addRow(difference, after ? 'deprecated' : 'not-deprecated', mode)
  const [earlier, later] = [from, to].map(sunsetOf)
  if (earlier === later) return
  const isNearer = earlier !== undefined && later !== undefined && later < earlier
  const kind: KindName = isNearer ? 'sunset-nearer' : 'sunset-changed'
  addRow(difference, kind, mode, { from: earlier, to: later })
}

/** The date of `x-sunset` or `x-sunset-date`, as an ISO date; undefined without a date that can be read. */
export function sunsetOf(value: unknown): string | undefined {
  const written = ownText(value, 'x-sunset') ?? ownText(value, 'x-sunset-date') ?? ownText(value, 'sunset')
  if (written === undefined) return undefined
  const time = Date.parse(written)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
