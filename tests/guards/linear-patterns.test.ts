import { describe, expect, it } from 'vitest'
import { markerSource } from '@/engines/errors/redact/markers'
import { builtPatternsOf } from './built-patterns'
import { patternsOf, superlinearAttack } from './regular-expressions'
import { codeBelow, textOf } from './source-files'

/** Parts of regular expressions that are known only at run time, each with an example. */
const samples: Record<string, string> = {
  'platform/rest/password-policy.ts: special': '[!@#]',
  'src/features/profile/model/password.ts: specials': '!@#',
  'src/engines/errors/redact/redact.ts: markerSource': markerSource,
  'src/engines/errors/redact/commands.ts: markerSource': markerSource,
  'src/engines/errors/read/markup.ts: name': String.raw`(?:[\w-]+:)?Code`,
  // A class or a single character, which is tried on one character.
  'src/engines/openapi/reader/pattern-text.ts: unit': '[a-z]',
  'src/engines/rsx/sources/read-pattern.ts: inside': String.raw`\p{L}_:`,
  "src/engines/rsx/sources/read-pattern.ts: isNegated ? '^' : ''": '^',
  // A format of at most 40 characters, whose letters become digits.
  'src/engines/rsx/check/retailer-values.ts: source': String.raw`\d{4}-\d{2}`,
  'src/engines/rsx/read/detect-document.ts: documentNames': 'Orders|Invoices',
  "src/engines/rsx/read/detect-document.ts: names.join('|')": 'Order|Invoice',
  'src/engines/rsx/read/escaped-document.ts: documentNames': 'Orders|Invoices',
  'src/engines/rsx/read/escaped-document.ts: headerNames': 'OrderHeader|InvoiceHeader',
  'src/engines/rsx/read/frame-text.ts: documentNames': 'Orders|Invoices',
  'src/engines/rsx/read/split-types.ts: documentNames': 'Orders|Invoices',
  'src/engines/rsx/read/xml-references.ts: mask': String.raw`\ue000`,
  'src/engines/rsx/read/xml-references.ts: longestEntityUnits': '40',
}

/** Regular expressions of which only the run tells the source, each with what limits their time. */
const limitedPatterns: Record<string, string> = {
  'platform/kernel/faults.ts: `^(?:${fault.match.path})`': 'what a test writes',
  'platform/rest/password-policy.ts: pattern': 'the pattern of a rule in the same file',
  'platform/sandbox/operations.ts: `^${source}$`': 'the path of a published document, tried on an address',
  'src/api/identity/schemas.ts: text': 'only compiled',
  'src/engines/requests/validation/check-scalar.ts: pattern': 'a worker that is terminated',
  'src/engines/requests/validation/check-value.ts: name': 'a worker that is terminated',
  'src/engines/openapi/reader/standalone-schema.ts: pattern': 'only compiled',
  'src/engines/openapi/verify/schema-checks.ts: pattern': 'only compiled',
  'src/workers/password/match.worker.ts: pattern': 'a worker that is terminated',
}

const files = codeBelow('src', 'cli', 'platform').map((file) => ({ file, text: textOf(file) }))
const built = files.map(({ file, text }) => builtPatternsOf(file, text, samples))

/** Patterns that occur several times are tried once. */
const patterns = new Map(
  [...files.flatMap(({ file, text }) => patternsOf(file, text)), ...built.flatMap((one) => one.patterns)].map(
    (pattern) => [`/${pattern.source}/${pattern.flags}`, pattern],
  ),
)

describe('a text from outside', () => {
  it('takes every regular expression of the portal linear time', { timeout: 300_000 }, () => {
    expect(patterns.size).toBeGreaterThan(500)
    const found = [...patterns.values()].flatMap((pattern) => {
      const attack = superlinearAttack(pattern)
      return attack ? [{ ...pattern, attack }] : []
    })
    expect(found).toEqual([])
  })

  it('takes regular expressions that are built at run time a limited time', () => {
    expect(built.flatMap(({ unknown }) => unknown).toSorted()).toEqual(Object.keys(limitedPatterns).toSorted())
  })

  it('is tried with regular expressions that are built of constants, and of examples of what only the run knows', () => {
    const code = [
      'const word = String.raw`[^\\s]+`',
      'const controls = /[a-z]/u',
      "const found = new RegExp(`^${word}\\\\d{${6}}` + '$', 'u')",
      "RegExp(controls, 'gu')",
      'new RegExp(`<${name}>`)',
      'const isValid = (text, pattern) => new RegExp(pattern).test(text)',
    ].join('\n')
    const { patterns: read, unknown } = builtPatternsOf('x.ts', code, { 'x.ts: name': 'Code' })
    expect(read.map(({ place, source, flags }) => `${place} /${source}/${flags}`)).toEqual([
      String.raw`x.ts:3 /^[^\s]+\d{6}$/u`,
      'x.ts:4 /[a-z]/gu',
      'x.ts:5 /<Code>/',
    ])
    expect(unknown).toEqual(['x.ts: pattern'])
  })

  it.each([
    ['blanks before the end', String.raw`\s+$`, ''],
    ['blanks that two parts take', String.raw`^\d+[ \t]*-?[ \t]*x`, ''],
    ['a quote that is not closed', String.raw`'\w:(\s*)([^']*)'`, 'g'],
    ['an opening that occurs again and again', String.raw`\{[^}]*\}`, 'g'],
    ['words before a sign', String.raw`(\w+)\s*=`, 'g'],
    ['repeated repetitions', '^(a+)+$', ''],
  ])('finds %s', (_, source, flags) => {
    expect(superlinearAttack({ place: '', source, flags })).toBeDefined()
  })

  it.each([
    ['a run of characters', String.raw`\s+`, 'g'],
    ['words', String.raw`\b[a-z]+(?:-[a-z]+)*\b`, 'gi'],
    ['a comment', String.raw`<!--[\s\S]*?(?:-->|$)`, 'g'],
  ])('finds nothing about %s', (_, source, flags) => {
    expect(superlinearAttack({ place: '', source, flags })).toBeUndefined()
  })
})
