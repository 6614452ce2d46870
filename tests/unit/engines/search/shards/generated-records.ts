import type { SearchRecord } from '@/engines/search/record'

const nouns =
  'order shipment invoice carton pallet label retailer partner warehouse carrier address quantity price discount charge tax item code qualifier segment envelope mailbox folder token client secret signature certificate version schema template printer barcode weight volume route dock appointment receipt remittance deduction catalog attribute color size season store region currency contact account report ledger batch window notice deadline holiday'.split(
    ' ',
  )
const verbs =
  'send receive acknowledge cancel change confirm create delete describe download filter find group import list map merge match notify pack parse print publish query read refuse render reply request resend ship sign sort split store submit test track translate update upload validate verify'.split(
    ' ',
  )
const rare = Array.from({ length: 400 }, (_, number) => `${nouns[number % 50]}${verbs[number % 37]}${number}`)

/** Numbers from 0 to 1 that only depend on the seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Makes sections of guides and operations of a fictional documentation, the same for the same seed. */
export function generatedRecords(count: number, seed = 1): SearchRecord[] {
  const random = randomNumbers(seed)
  // Few words are frequent and many are rare, as in real texts.
  const one = (words: readonly string[]) => words[Math.floor(random() ** 2 * words.length)] ?? ''
  const sentence = (length: number) =>
    Array.from({ length }, () => (random() < 0.05 ? one(rare) : random() < 0.6 ? one(nouns) : one(verbs))).join(' ')
  return Array.from({ length: count }, (_, number): SearchRecord => {
    const [verb, noun, other] = [one(verbs), one(nouns), one(nouns)]
    const text = sentence(8 + Math.floor(random() * 20))
    if (number % 3 > 0) {
      const [page, section] = [Math.floor(number / 5), number % 5]
      const title = random() < 0.1 ? `${verb} the ${noun} of ${one(rare)}` : `${verb} the ${noun} ${other}`
      return {
        group: 'guides',
        to: `/docs/made/page-${page}#s-${section}`,
        title,
        text,
        place: ['Made', `Page ${page}`],
      }
    }
    const path = `/${noun}s/{id}/${other}s/${number}`
    return {
      group: 'operations',
      to: `/api-doc/Made/op-${number}/?doc=made%2Fapi.json`,
      title: `${verb} ${noun} ${other}`,
      names: [`POST ${path}`, `${verb}${capital(noun)}${capital(other)}${number}`],
      text,
      place: ['Made', `API ${number % 7}`],
      version: `${number % 4}.0`,
    }
  })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
