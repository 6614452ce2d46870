import { within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { documentWithNumbers, numberCount } from '../../support/numbers-everywhere'
import { randomFrom, randomNumber } from '../../support/random-numbers'
import { InProcessReader } from '../docs/in-process-reader'
import { publishLabel, testSite } from '../docs/site'
import { openConsoleAt } from './open-console'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request, language }: { request: SampleRequest; language: string }) =>
    Promise.resolve(JSON.stringify({ language, ...request })),
}))

const site = testSite()
const random = randomFrom(9)
const sets = [1, 2, 3].map(() => Array.from({ length: numberCount }, () => randomNumber(random)))

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
})

function open(n: readonly string[], path: string, query = '') {
  site.publish('docs/label/cartons.json', documentWithNumbers(environment().kubeUrl, n))
  const address = paths.endpoint('Cartons', 'Any', { path, method: 'POST', doc: 'label/cartons.json', try: '' })
  return openConsoleAt(`${address}${query}`)
}

it.each(sets.map((n) => [n]))('fields are filled in with the digits of the document, set %#', async (n) => {
  const { user, panel } = await open(n, '/cartons/{sscc}')
  const value = (name: string) => panel.getByLabelText<HTMLInputElement>(name).value
  expect([value('sscc'), value('from')]).toEqual(n.slice(0, 2))
  expect([1, 2, 3].map((row) => value(`list, value ${row}`))).toEqual(n.slice(2, 5))
  expect([1, 2].map((row) => value(`joined, value ${row}`))).toEqual(n.slice(5, 7))
  expect(value('box').replaceAll(/\s/g, '')).toBe(`{"9":${n[7]},"1":${n[8]}}`)
  expect([value('X-Carton'), value('X-Cartons, value 1'), value('X-Cartons, value 2')]).toEqual(n.slice(9, 12))
  expect(value('carton')).toBe(n[12])
  await user.click(await panel.findByRole('button', { name: 'Form' }))
  const form = within(await panel.findByRole('group', { name: 'Form for the body' }))
  expect(form.getByRole('textbox', { name: 'weight' })).toHaveValue(n[13])
  const codes = n.slice(14, 20).join(',')
  expect(value('Body, application/json').replaceAll(/\s/g, '')).toBe(
    `{"weight":${n[13]},"codes":[${codes}],"same":{"7":${n[20]},"5":${n[21]}}}`,
  )
})

it.each([
  ['/form', 22],
  ['/parts', 26],
])('the fields of %s are filled in with the digits of the document', async (path, from) => {
  const [n = []] = sets
  const { panel } = await open(n, path)
  // The fields of the schema come with its level.
  await panel.findByLabelText('total')
  const value = (name: string) => panel.getAllByLabelText<HTMLInputElement>(name).map((field) => field.value)
  expect(value('total')).toEqual([n[from]])
  expect(value('codes')).toEqual(n.slice(from + 1, from + 3))
  expect(value('box')).toEqual([`{"a":${n[from + 3]}}`])
})

it('fields are filled in with the digits of a link', async () => {
  const [n = [], m = []] = sets
  const set = [`path sscc=${m[0]}`, `query list=[${m[2]},${m[3]}]`, `query box={"9": ${m[7]}}`]
  const query = new URLSearchParams(set.map((entry) => ['set', entry])).toString()
  const { panel } = await open(n, '/cartons/{sscc}', `&${query}`)
  const value = (name: string) => panel.getByLabelText<HTMLInputElement>(name).value
  expect([value('sscc'), value('list, value 1'), value('list, value 2')]).toEqual([m[0], m[2], m[3]])
  expect(value('box')).toBe(`{"9": ${m[7]}}`)
})
