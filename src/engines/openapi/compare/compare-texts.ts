import { cutText } from '@/lib/cut-text'
import { both, type Pair } from '@/lib/pairing'
import { own, ownText } from '../document/json'
import { valueText } from '../document/value-text'
import type { Gathered } from '../reader/gather-schema'
import type { Place } from '../reader/spec-document'
import type { Section } from './section'

const textNames: Readonly<Record<string, string>> = {
  title: 'Title changed',
  summary: 'Summary changed',
  description: 'Description changed',
  termsOfService: 'Terms of service changed',
}
const maxTextLength = 300

/** The texts and marks of an object. */
type Described = Pick<Place, 'value'>

/** Compares the texts of two objects that are for people only. */
export function compareTexts(section: Section, pair: Pair<Described>, names = Object.keys(textNames)) {
  for (const name of names) {
    const [from, to] = both(pair, ({ value }) => ownText(value, name))
    if (from === to) continue
    const [before, after] = both([from, to], (text) => text && cutText(text, maxTextLength))
    section.row('text-changed', { what: textNames[name], from: before, to: after })
  }
}

/** Compares the texts beside a reference, which has its own. */
export function compareWrapperTexts(section: Section, pair: Pair<Place>, inner: Pair<Place>) {
  const texts = both(pair, ({ value }) => ownText(value, 'description'))
  if (!texts.some((text, side) => text !== undefined && pair[side]?.value !== inner[side]?.value)) return
  // A text that moves between the reference and its target is no change.
  const textOf = (text: string | undefined, side: 0 | 1) => text ?? ownText(inner[side].value, 'description')
  compareTexts(
    section,
    both(texts, (text, side) => ({ value: { description: textOf(text, side) } })),
    ['description'],
  )
}

/** Compares what a schema says about itself: texts, examples, its default, and that it is deprecated. */
export function compareAnnotations(section: Section, schemas: Pair<Gathered>) {
  const { digestOf } = section.comparison.sameness
  const sides = both(schemas, ({ keywords }) => ({ value: Object.fromEntries(keywords) }))
  compareTexts(section, sides, ['title', 'description'])
  const examples = both(sides, ({ value }) => {
    const single = own(value, 'example') ?? own(value, 'x-example')
    return single === undefined ? own(value, 'examples') : [single]
  })
  if (digestOf(examples[0]) !== digestOf(examples[1])) section.row('example-changed')
  const defaults = both(sides, ({ value }) => own(value, 'default'))
  if (digestOf(defaults[0]) !== digestOf(defaults[1])) {
    const [from, to] = both(defaults, (value) => (value === undefined ? undefined : valueText(value)))
    section.row('default-changed', { from, to })
  }
  compareDeprecation(section, sides)
}

/** Compares `deprecated` and the date of the sunset. */
export function compareDeprecation(section: Section, pair: Pair<Described>) {
  const isDeprecated = both(pair, ({ value }) => own(value, 'deprecated') === true)
  section.toggle(isDeprecated, 'deprecated', 'not-deprecated')
  const [from, to] = both(pair, sunsetOf)
  const isNearer = from !== undefined && to !== undefined && to < from
  section.change(isNearer ? 'sunset-nearer' : 'sunset-changed', [from, to])
}

/** The date of `x-sunset` or `x-sunset-date`, as an ISO date; undefined without a date that can be read. */
export function sunsetOf({ value }: Described): string | undefined {
  const written = ownText(value, 'x-sunset') ?? ownText(value, 'x-sunset-date') ?? ownText(value, 'sunset')
  const time = Date.parse(written ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
