import { expect, test } from 'vitest'
import { questionsAboutFiles } from './agent-questions/about-files'
import { questionsAboutRules } from './agent-questions/about-rules'
import { questionFiles } from './agent-questions/files'

const questions = [...questionsAboutRules, ...questionsAboutFiles]
const tools = ['check_file', 'explain_error', 'find_field', 'required_by', 'list_codes', 'make_sample', 'compare']
const documents = ['Orders', 'OrderAcks', 'Shipments', 'Invoices', 'OrderChanges', 'Remittances']

test('40 questions of at most three calls each are spread over all tools, documents, formats and both packs', () => {
  expect(questions).toHaveLength(40)
  const isAsked = ({ calls, facts }: (typeof questions)[number]) =>
    calls.length <= 3 && calls[0] !== 'next' && facts.length > 0
  expect(questions.filter((one) => !isAsked(one))).toEqual([])
  const asked = JSON.stringify(questions)
  const texts = [
    ...tools.map((tool) => `["${tool}",{`),
    ...documents.map((name) => `"document":"${name}"`),
    ...['xml', 'json', 'csv', 'positional'].map((format) => `"format":"${format}"`),
    ...Object.keys(questionFiles),
  ]
  expect(texts.filter((text) => !asked.includes(text))).toEqual([])
  expect(new Set(questions.map(({ pack }) => pack))).toEqual(new Set(['private', 'public']))
})
