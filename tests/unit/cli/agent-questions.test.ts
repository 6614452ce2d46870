import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, platformContent } from '../engines/rule-pack/platform-pack'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { startAgent, type AgentClient } from './agent-clients'
import { questionsAboutFiles } from './agent-questions/about-files'
import { questionsAboutRules } from './agent-questions/about-rules'
import { missesOf } from './agent-questions/ask'
import { questionFiles } from './agent-questions/files'
import type { AgentQuestion } from './agent-questions/question'
import { folderOf, removeFolder } from './run-tool'

const questions = [...questionsAboutRules, ...questionsAboutFiles]
const tools = ['check_file', 'explain_error', 'find_field', 'required_by', 'list_codes', 'make_sample', 'compare']
const documents = ['Orders', 'OrderAcks', 'Shipments', 'Invoices', 'OrderChanges', 'InventoryInquiriesAndAdvices']
const retailers = [
  'Copperfield Pharmacy',
  'Harbor & Pine',
  'Lakeshore Home',
  'Northgate Outfitters',
  'Riverbend Hardware',
]

const clients = new Map<AgentQuestion['pack'], AgentClient>()
let folder = ''

beforeAll(async () => {
  folder = folderOf(questionFiles)
  const sources = documents.map((name) => platformSources(name))
  const older = ['7.7.0', '7.3.0'].map((version) => platformSources('Orders', version))
  const remittances = { ...platformSources('Remittances'), reasons: { design: 'Remittances has no design' } }
  const ofVisitors = sources.map((one) => ({
    ...one,
    design: undefined,
    reasons: { design: 'Designs need an account' },
  }))
  const packs = {
    private: platformContent([...sources, ...older, remittances], { retailers }),
    public: platformContent(ofVisitors),
  }
  for (const pack of ['private', 'public'] as const) {
    writeFileSync(join(folder, `${pack}.zip`), await archiveOf(packs[pack]))
    clients.set(pack, await startAgent(folder, `${pack}.zip`))
  }
})
afterAll(async () => {
  for (const client of clients.values()) await client.close()
  removeFolder(folder)
})

test('40 questions of at most three calls each are spread over all tools, documents, formats and both packs', () => {
  expect(questions).toHaveLength(40)
  const isAsked = ({ calls, facts }: AgentQuestion) => calls.length <= 3 && calls[0] !== 'next' && facts.length > 0
  expect(questions.filter((one) => !isAsked(one))).toEqual([])
  const asked = JSON.stringify(questions)
  const texts = [
    ...tools.map((tool) => `["${tool}",{`),
    ...[...documents, 'Remittances'].map((name) => `"document":"${name}"`),
    ...['xml', 'json', 'csv', 'positional'].map((format) => `"format":"${format}"`),
    ...Object.keys(questionFiles),
  ]
  expect(texts.filter((text) => !asked.includes(text))).toEqual([])
  expect(new Set(questions.map(({ pack }) => pack))).toEqual(new Set(['private', 'public']))
})

test('at least 38 of the questions are answered: their facts are in the replies', async () => {
  const misses: string[] = []
  for (const question of questions) {
    const client = clients.get(question.pack)
    if (!client) throw new Error(`no client for the ${question.pack} pack`)
    const missed = await missesOf(client, question)
    if (missed.length > 0) misses.push(`${question.question} ${missed.join('; ')}`)
  }
  expect(misses.length > 2 ? misses : []).toEqual([])
})
