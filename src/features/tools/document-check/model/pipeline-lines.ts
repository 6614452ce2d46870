import type { Sample } from '@/modules/code-samples/SampleTabs'

/** The name of the program, which is also its path on this host, and that of the saved rule pack. */
export const programName = 'dev-center.mjs'
export const packName = 'rule-pack.zip'

/** The choices that a rule pack and its lines are for. */
export interface PipelineChoice {
  documents: readonly string[]
  versions: readonly string[]
  retailers: readonly string[]
}

/** The longest name of a retailer that a rule pack takes, in UTF-16 units. */
const maxNameLength = 200

/** Whether a name looks in a terminal as it is: without control characters, and without those that only change the direction of others. */
export function isPrintableName(name: string): boolean {
  return name.length <= maxNameLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
}

/**
 * The lines that run the check, one for each place (PIPELINE-32). A single document type or version is named; of several, each
 * file tells its own.
 * @param choice with printable names of retailers only.
 */
export function pipelineLines({ documents, versions, retailers }: PipelineChoice): readonly Sample[] {
  const option = (name: string, value: string) => `--${name}=${shellQuoted(value)}`
  const single = (name: string, values: readonly string[]) =>
    values.length === 1 ? values.map((value) => option(name, value)) : []
  const command = [
    `node ${programName} check outbox --rules ${packName}`,
    ...retailers.map((name) => option('retailer', name)),
    ...single('as', documents),
    ...single('version', versions),
  ].join(' ')
  const withReport = `${command} --format junit > check.xml`
  return [
    { label: 'Shell', language: 'bash', code: command },
    { label: 'GitHub Actions', language: 'yaml', code: `- run: ${JSON.stringify(`${command} --format github`)}` },
    { label: 'GitLab', language: 'yaml', code: `- ${JSON.stringify(withReport)}` },
    { label: 'Jenkins', language: 'groovy', code: `sh '${withReport.replaceAll(/[\\']/g, String.raw`\$&`)}'` },
  ]
}

/**
 * The configuration with which a client of the Model Context Protocol starts the tool for an agent (PIPELINE-39). Clients start
 * it in various folders, so that both files need their full paths.
 */
export const agentConfiguration = JSON.stringify(
  {
    mcpServers: {
      'dev-center': {
        command: 'node',
        args: [`/tools/${programName}`, 'mcp', '--rules', `/tools/${packName}`],
        cwd: '/path/of/your/documents',
      },
    },
  },
  null,
  2,
)

/**
 * Quotes a text for a POSIX shell. A dollar sign is never followed by a bracket, where GitHub and GitLab insert values before a
 * shell reads the line.
 */
function shellQuoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  const escaped = text.replaceAll("'", String.raw`'\''`).replaceAll(/\$(?=[{[])/g, () => "$''")
  return `'${escaped}'`
}
