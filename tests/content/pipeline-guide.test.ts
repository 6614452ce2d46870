import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  agentConfiguration,
  packName,
  pipelineLines,
  programName,
} from '@/features/tools/document-check/model/pipeline-lines'
import { invoiceWithErrors } from '@/modules/rsx/samples/made-examples'
import { archiveOf, platformContent } from '../unit/engines/rule-pack/platform-pack'
import { platformSources } from '../unit/engines/rsx/sources/platform-sources'
import { spawnTool } from '../unit/cli/built-tool'
import { folderOf, removeFolder } from '../unit/cli/run-tool'

const guide = readFileSync('platform/content/docs/rsx-docs/check-in-your-pipeline.md', 'utf8')
const workflow = readFileSync('docs/check-documents.yml', 'utf8')
const line = (label: string, retailers: string[]) =>
  pipelineLines({ documents: [], versions: [], retailers }).find((one) => one.label === label)?.code

let folder = ''
const file = () => join(folder, 'outbox/invoice.xml')

beforeAll(async () => {
  // As the portal packs it for a visitor.
  const sources = { ...platformSources('Invoices'), design: undefined, reasons: { design: 'Designs need an account' } }
  folder = folderOf({
    [packName]: await archiveOf(platformContent([sources], { portal: 'https://dev.network.example' })),
    'outbox/invoice.xml': invoiceWithErrors.text,
  })
})
afterAll(() => removeFolder(folder))

/** The parts of the guide that show a command with what it prints. */
const shown = [...guide.matchAll(/^```\n\$ node dev-center\.mjs (.+)\n([^]*?)^```$/gm)].map(
  ([, command = '', output = '']) => ({ command, output }),
)

test('the guide shows what the program prints: two errors, none after they are corrected, and a fix', async () => {
  const corrected = invoiceWithErrors.text.replace('>EACH<', '>EA<').replace('610.00', '640.00')
  const texts = [invoiceWithErrors.text, corrected, corrected.replace('>EA<', '>ea<')]
  expect(shown).toHaveLength(texts.length)
  for (const [index, { command, output }] of shown.entries()) {
    writeFileSync(file(), texts[index] ?? '')
    const { stdout } = await spawnTool(command.split(' '), { cwd: folder })
    const withoutDate = (text: string) => text.replace(/, \d{4}-\d\d-\d\d, /, ', ')
    expect(withoutDate(stdout)).toBe(withoutDate(output))
  }
})

test('the guide and the workflow of the documentation have the lines of the portal', () => {
  expect(shown[0]?.command).toBe(line('Shell', [])?.replace(`node ${programName} `, ''))
  const [, inGuide = ''] = /```yaml\n([^]*?)```/.exec(guide) ?? []
  expect(parse(inGuide)).toEqual(parse(workflow))
  const steps = (parse(workflow) as { jobs: { check: { steps: { run?: string }[] } } }).jobs.check.steps
  const [{ run }] = parse(line('GitHub Actions', ['Harbor & Pine']) ?? '') as [{ run?: string }]
  expect(steps.flatMap((step) => step.run ?? [])).toEqual([run])
})

test.each(['platform/content/docs/rsx-docs/check-in-your-pipeline.md', 'docs/cli.md'])(
  'the configuration for an agent is that of the portal in %s',
  (path) => {
    const [, json = ''] = /```json\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
    expect(JSON.parse(json)).toEqual(JSON.parse(agentConfiguration))
  },
)
