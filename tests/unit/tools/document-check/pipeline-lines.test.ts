import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  isPrintableName,
  pipelineLines,
  type PipelineChoice,
} from '@/features/tools/document-check/model/pipeline-lines'

const choice = (part: Partial<PipelineChoice> = {}): PipelineChoice => ({
  documents: ['Orders', 'Shipments'],
  versions: ['7.7.4'],
  retailers: ['Harbor & Pine', 'Northgate Outfitters'],
  ...part,
})

function lineFor(label: string, part: Partial<PipelineChoice> = {}): string {
  const line = pipelineLines(choice(part)).find((one) => one.label === label)
  if (!line) throw new Error(`There is no line for ${label}`)
  return line.code
}

/** The shell command that a place makes of its line. */
const readers: Record<string, (code: string) => string> = {
  Shell: (code) => code,
  'GitHub Actions': (code) => (parse(code) as [{ run: string }])[0].run,
  GitLab: (code) => (parse(code) as [string])[0],
  // A text in single quotes of Groovy.
  Jenkins: (code) => code.replace(/^sh '(.*)'$/s, '$1').replaceAll(/\\([\\'])/g, '$1'),
}
const places = Object.keys(readers)

/** The arguments that a POSIX shell gives to the program. */
function argumentsOf(command: string): string[] {
  const { stdout, stderr } = spawnSync('sh', ['-c', `node() { printf '%s\\0' "$@" >&2; }; ${command}`], {
    cwd: '/',
    encoding: 'utf8',
    env: { SECRET: 'expanded' },
  })
  expect(stdout).toBe('')
  return stderr.split('\0').slice(0, -1)
}

/** The arguments of a line, and the retailers that the program reads from them. */
function readLine(label: string, part: Partial<PipelineChoice> = {}) {
  const command = readers[label]?.(lineFor(label, part).replace(' > check.xml', '')) ?? ''
  const args = argumentsOf(command)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rules: { type: 'string' },
      retailer: { type: 'string', multiple: true },
      as: { type: 'string' },
      version: { type: 'string' },
      format: { type: 'string' },
    },
  })
  return { values, positionals }
}

describe('the line', () => {
  it('for a shell has the files of the downloads and the choices', () => {
    expect(lineFor('Shell')).toBe(
      "node dev-center.mjs check outbox --rules rule-pack.zip --retailer='Harbor & Pine' --retailer='Northgate Outfitters' --version=7.7.4",
    )
  })

  it.each(places)('for %s runs the check with the options of the choice', (label) => {
    const { values, positionals } = readLine(label)
    expect(positionals).toEqual(['dev-center.mjs', 'check', 'outbox'])
    expect(values).toMatchObject({
      rules: 'rule-pack.zip',
      retailer: ['Harbor & Pine', 'Northgate Outfitters'],
      version: '7.7.4',
    })
    expect(values).not.toHaveProperty('as')
  })

  it.each([
    ['GitHub Actions', 'github'],
    ['GitLab', 'junit'],
    ['Jenkins', 'junit'],
    ['Shell', undefined],
  ])('for %s has the format %s', (label, format) => {
    expect(readLine(label).values.format).toBe(format)
    expect(lineFor(label).includes('> check.xml')).toBe(format === 'junit')
  })

  it('names a document type and a version that are the only one, and else leaves both to the files', () => {
    expect(readLine('Shell', { documents: ['Shipments'] }).values).toMatchObject({ as: 'Shipments', version: '7.7.4' })
    const several = readLine('Shell', { versions: ['7.7.4', '7.7.0'] }).values
    expect(several).not.toHaveProperty('as')
    expect(several).not.toHaveProperty('version')
  })

  it.each(places)('for %s gives each name as one argument, whatever it has', (label) => {
    const names = [
      "O'Neill & Sons",
      '$(touch /tmp/made) `id` $SECRET',
      '${{ secrets.TOKEN }} $[[ inputs.x ]] ${SECRET}',
      '--quiet',
      '-x; rm -rf . #',
      String.raw`back\slash \' "double" \$`,
      'key: value # no comment',
      '*',
      '!',
      'Überraschung 株式会社 🏬',
    ]
    expect(readLine(label, { retailers: names }).values.retailer).toEqual(names)
  })

  it('never has an expression that GitHub or GitLab replaces', () => {
    const lines = pipelineLines(choice({ retailers: ['${{ secrets.TOKEN }}', '$[[ inputs.x ]]', '$${{ a }}'] }))
    for (const { code } of lines) expect(code).not.toMatch(/\$\{\{|\$\[\[/)
  })

  it('gives any printable names to the program', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isPrintableName)
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), fc.constantFrom(...places), (names, label) => {
        expect(readLine(label, { retailers: names }).values.retailer).toEqual(names)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a name', () => {
  it.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u001b[31mb', 'a\u202Eb', 'a\u200Bb', 'a\u2028b', '\ud800', 'x'.repeat(201)])(
    'such as %j is in no line',
    (name) => {
      expect(isPrintableName(name)).toBe(false)
    },
  )

  it('with letters of any script is printable', () => {
    expect(["L'Épicerie", '株式会社', 'A/B "C"'].every(isPrintableName)).toBe(true)
  })
})
