import { describe, expect, it } from 'vitest'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { notFetched } from '@/engines/openapi/reader/pasted'
import { fullBudget, openReading, unlimitedBudget, UsedReadingError } from '@/engines/openapi/reader/reading'
import type { Reading } from '@/engines/openapi/reader/reading'
import { requestSchemas } from '@/engines/openapi/reader/request-schemas'
import { expandSchema } from '@/engines/openapi/reader/schema-node'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import { address, withBody } from './fixtures'

const labels = withBody({ type: 'object', properties: { size: { type: 'integer' } } })
const key = { path: '/labels', method: 'post' }
const handle = { at: [`${address}#/paths/~1labels/post/requestBody/content/application~1json/schema`], within: [] }
const results: [string, (reading: Reading) => unknown][] = [
  ['an operation', (reading) => extractOperation(reading, key)],
  ['an index', indexDocument],
  ['a level', (reading) => expandSchema(reading, handle)],
  ['the schemas of a request', (reading) => requestSchemas(reading, key)],
]

describe('a spent reading', () => {
  const tiny = { ...fullBudget, steps: 1 }

  it('shows in its result that parts are missing', () => {
    const message = expect.stringMatching(/refers to more than can be (shown|listed)/) as string
    expect(extractOperation(openReading(labels, tiny), key)?.errors).toContainEqual({ message })
    expect(indexDocument(openReading(labels, tiny)).errors).toContainEqual({ message })
    expect(expandSchema(openReading(labels, tiny), handle).errors).toContainEqual({ message })
  })

  it.each(results)('cannot be used for %s', (_, read) => {
    const reading = openReading(labels, tiny)
    reading.countSteps(2)
    expect(reading.isSpent).toBe(true)
    expect(() => read(reading)).toThrow(UsedReadingError)
  })

  it('lists no more entries, and cuts texts when it has no characters left', () => {
    const reading = openReading(labels, { ...fullBudget, steps: 100, characters: 300 })
    expect(reading.viewsOf(['a', 'b', 'c'], 2, (name) => name)).toEqual({ shown: ['a', 'b'], more: 1 })
    expect(reading.textWithinBudget('x'.repeat(301))).toHaveLength(301)
    expect([reading.isTextSpent, reading.isClosing, reading.isSpent]).toEqual([true, true, false])
    expect(reading.textWithinBudget('y'.repeat(301))).toBe(`${'y'.repeat(200)}…`)
    reading.countSteps(100)
    expect(reading.viewsOf(['a', 'b', 'c'], 2, (name) => name)).toEqual({ shown: [], more: 3 })
  })

  it('closes when its parts or half of its steps are used', () => {
    const [byParts, bySteps] = [openReading(labels), openReading(labels)]
    byParts.countParts(fullBudget.parts + 1)
    bySteps.countSteps(fullBudget.steps / 2)
    expect([byParts.isClosing, bySteps.isClosing]).toEqual([true, false])
    bySteps.countSteps(1)
    expect(bySteps.isClosing).toBe(true)
  })
})

describe('a reading', () => {
  it.each(results)('that was used for %s cannot be used for another result', (_, read) => {
    const reading = openReading(labels)
    read(reading)
    for (const [, readAgain] of results) expect(() => readAgain(reading)).toThrow(UsedReadingError)
  })

  it('shares no budget and no missing documents with another one of the same documents', () => {
    const [first, second] = [openReading(labels), openReading(labels)]
    first.countSteps(fullBudget.steps + 1)
    first.countedText('x'.repeat(fullBudget.characters + 1))
    first.request('https://docs.example/size.json')
    expect([first.isSpent, first.isTextSpent, first.missingUrls.size]).toEqual([true, true, 1])
    expect([second.isSpent, second.isTextSpent, second.missingUrls.size]).toEqual([false, false, 0])
    expect(extractOperation(second, key)).toEqual(extractOperation(openReading(labels), key))
  })

  it('without loading shares its budget, and reports no missing documents', () => {
    const reading = openReading(labels)
    const loaded = reading.withoutLoading()
    loaded.request('https://docs.example/size.json')
    loaded.countSteps(fullBudget.steps + 1)
    expect(reading.isSpent).toBe(true)
    expect([reading.missingUrls.size, loaded.missingUrls.size]).toEqual([0, 1])
  })

  it('with an unlimited budget is never spent', () => {
    const reading = openReading(labels, unlimitedBudget)
    reading.countParts(fullBudget.parts + 1)
    reading.countSteps(fullBudget.steps + 1)
    reading.countedText('x'.repeat(fullBudget.characters + 1))
    expect([reading.isSpent, reading.isTextSpent, reading.isClosing]).toEqual([false, false, false])
  })
})

describe('a document that is referred to', () => {
  const url = 'https://docs.example/size.json'
  const referring = () => withBody({ $ref: url })
  const problemsOf = (reading: Reading) => extractOperation(reading, key)?.body?.contents[0]?.schema?.errors

  it('is missing when it is not loaded', () => {
    const reading = openReading(referring())
    expect(problemsOf(reading)).toEqual([{ message: `The document ${url} was not read.`, at: url }])
    expect([...reading.missingUrls]).toEqual([url])
  })

  it('is not missing when it is loaded', () => {
    const documents = referring()
    documents.others.set(url, { url, root: { type: 'integer' }, bytes: 18, isDynamic: false })
    const reading = openReading(documents)
    expect(problemsOf(reading)).toEqual([])
    expect([...reading.missingUrls]).toEqual([])
  })

  it('is not missing when it was refused, and its reason is shown', () => {
    const documents = referring()
    documents.refusals.set(url, 'There is no document at this address (404).')
    const reading = openReading(documents)
    expect(problemsOf(reading)).toEqual([{ message: `There is no document at this address (404). (${url})`, at: url }])
    expect([...reading.missingUrls]).toEqual([])
  })

  it('is not missing when no further document may be requested', () => {
    const reading = openReading(bundleOf('pasted:1', referring().main.root))
    expect(reading.request(url)).toBe(notFetched)
    expect([...reading.missingUrls]).toEqual([])
  })
})
