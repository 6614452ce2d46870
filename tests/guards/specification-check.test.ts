import { describe, expect, it } from 'vitest'
import {
  undeclaredTests,
  unprovenRequirements,
  unresolvedIds,
  untestedRequirements,
} from '../../scripts/specification/check'
import { declaredTests } from '../../scripts/specification/declared-tests'
import { playwrightTests, vitestTests } from '../../scripts/specification/reported-tests'
import type { ReportedTest } from '../../scripts/specification/reported-tests'
import { readSpecification } from '../../scripts/specification/requirements'

/** A specification of one area with the given rows. */
function specificationOf(...rows: string[]) {
  const head = ['## SAMPLE: An area', '', '| id | requirement | fixed | test |', '| --- | --- | --- | --- |']
  return readSpecification([...head, ...rows].join('\n'))
}

const opens = '| SAMPLE-1 | It opens. | `a \\| b` | `tests/door.test.ts › opens` |'
const closes = '| SAMPLE-2 | It closes. | | `tests/door.test.ts › closes %s`<br>`e2e/door.spec.ts › closes ${name}` |'

describe('reading the specification', () => {
  it('reads ids, lines and named tests', () => {
    const { requirements, problems } = specificationOf(opens, closes, '| SAMPLE-3 | It waits. | | |')
    expect(problems).toEqual([])
    expect(requirements).toEqual([
      { id: 'SAMPLE-1', line: 5, tests: [{ file: 'tests/door.test.ts', title: 'opens' }] },
      {
        id: 'SAMPLE-2',
        line: 6,
        tests: [
          { file: 'tests/door.test.ts', title: 'closes %s' },
          { file: 'e2e/door.spec.ts', title: 'closes ${name}' },
        ],
      },
      { id: 'SAMPLE-3', line: 7, tests: [] },
    ])
  })

  it('reads titles with bars and backticks', () => {
    const row = '| SAMPLE-1 | It opens. | | `` tests/door.test.ts › opens `a\\|b` `` |'
    expect(specificationOf(row).requirements[0]?.tests).toEqual([{ file: 'tests/door.test.ts', title: 'opens `a|b`' }])
  })

  it.each([
    ['an id that is defined twice', [opens, opens], 'SAMPLE-1 is defined twice'],
    ['an id of another area', ['| OTHER-1 | It opens. | | |'], 'line 5 is not "| SAMPLE-1 '],
    ['an id without a number', ['| SAMPLE | It opens. | | |'], 'line 5 is not "| SAMPLE-1 '],
    ['a row without a requirement', ['| SAMPLE-1 |  | | |'], 'line 5 is not "| SAMPLE-1 '],
    ['a row with a cell too many', ['| SAMPLE-1 | It opens | a | b | |'], 'line 5 is not "| SAMPLE-1 '],
    ['a test that is not code', ['| SAMPLE-1 | It opens. | | tests/door.test.ts › opens |'], 'SAMPLE-1: a test is'],
    ['a test without a title', ['| SAMPLE-1 | It opens. | | `tests/door.test.ts` |'], 'SAMPLE-1: a test is named'],
  ])('reports %s', (_what, rows, problem) => {
    expect(specificationOf(...rows).problems).toEqual([expect.stringContaining(problem)])
  })

  it('ignores tables outside the areas', () => {
    const text = '# Title\n\n| area | what |\n| --- | --- |\n| SAMPLE | An area |\n'
    expect(readSpecification(text)).toEqual({ requirements: [], problems: [] })
  })
})

describe('the ids in a file', () => {
  const check = (text: string) => unresolvedIds(specificationOf(opens), [{ file: 'src/door.ts', text }])

  it('resolve when the specification has them', () => {
    expect(check('// Opens (SAMPLE-1).\n// RFC-8252, OTHER-9, EXAMPLE-SAMPLE-3, SAMPLE-3b')).toEqual([])
  })

  it('are reported with their place otherwise', () => {
    expect(check('/** A door. */\n// Locks (SAMPLE-1, SAMPLE-4).')).toEqual([
      'src/door.ts:2: SAMPLE-4 is not in docs/specification.md',
    ])
  })
})

describe('the tests that a source file declares', () => {
  const source = `
    import { test } from 'somewhere'
    describe('the door', () => {
      it('opens', async () => { it.skip; expect('a').toBe('a') })
      describe.each([1])('case %s', () => it.each([[1]])('closes %s', () => {}))
      for (const name of names) test(\`knocks \${name.trim()}\`, async () => { await test.step('once', () => {}) })
    })
    it.each\`a\`('tagged $a', () => {})
    test.describe('at night', () => { test('locks', { tag: '@slow' }, () => {}) })
    test(title, () => {})
    test.skip(condition, 'why not')
    test.beforeEach('before', () => {})
  `

  it('have the titles of their groups before them', () => {
    expect(declaredTests('door.test.tsx', source)).toEqual([
      'the door › opens',
      'the door › case %s › closes %s',
      'the door › knocks ${name.trim()}',
      'tagged $a',
      'at night › locks',
    ])
  })

  it('are compared with the named ones, with or without their groups', () => {
    const named = (title: string) => specificationOf(`| SAMPLE-1 | It is. | | \`door.test.tsx › ${title}\` |`)
    const declared = (file: string) => (file === 'door.test.tsx' ? declaredTests(file, source) : undefined)
    for (const title of ['opens', 'the door › opens', 'knocks ${name.trim()}', 'case %s › closes %s']) {
      expect(undeclaredTests(named(title), declared)).toEqual([])
    }
    expect(undeclaredTests(named('pens'), declared)).toEqual(['SAMPLE-1: door.test.tsx has no test "pens"'])
    const twice = () => ['by day › opens', 'at night › opens']
    expect(undeclaredTests(named('opens'), twice)).toEqual([
      'SAMPLE-1: door.test.tsx has 2 tests "opens"; name the group, too',
    ])
    expect(undeclaredTests(named('at night › opens'), twice)).toEqual([])
    expect(undeclaredTests(specificationOf(opens), declared)).toEqual(['SAMPLE-1: there is no tests/door.test.ts'])
  })
})

describe('a requirement', () => {
  const run = (title: string, passed = true): ReportedTest => ({ file: 'tests/door.test.ts', title, passed })

  it('is reported when it names no test', () => {
    expect(untestedRequirements(specificationOf(opens, '| SAMPLE-3 | It waits. | | |'))).toEqual([
      'SAMPLE-3 names no test',
    ])
  })

  it('is proven by a test that passed, alone or as a case', () => {
    const browser = { file: 'e2e/door.spec.ts', title: 'at night › closes the gate (again)', passed: true }
    const reported = [run('the door › opens'), run('the door › closes 1'), browser]
    expect(unprovenRequirements(specificationOf(opens, closes), reported)).toEqual([])
  })

  it('is reported when a named test did not run', () => {
    const elsewhere = { ...run('opens'), file: 'tests/gate.test.ts' }
    expect(unprovenRequirements(specificationOf(opens), [elsewhere, run('reopens'), run('opens twice')])).toEqual([
      'SAMPLE-1: "opens" in tests/door.test.ts did not run',
    ])
  })

  it('is reported when none of its tests passed, such as one that is skipped for want of a tool', () => {
    expect(unprovenRequirements(specificationOf(opens), [run('opens', false)])).toEqual([
      'SAMPLE-1: none of its tests passed',
    ])
    const browser = { file: 'e2e/door.spec.ts', title: 'closes the gate', passed: false }
    expect(unprovenRequirements(specificationOf(closes), [run('closes 1'), browser])).toEqual([])
  })
})

describe('the tests of a report', () => {
  it("are read from Vitest's", () => {
    const result = (title: string, status: string) => ({ ancestorTitles: ['the door'], title, status })
    const assertionResults = [result('opens', 'passed'), result('closes', 'failed'), result('locks', 'skipped')]
    const testResults = [{ name: `${process.cwd()}/tests/door.test.ts`, assertionResults }]
    expect(vitestTests({ testResults })).toEqual([
      { file: 'tests/door.test.ts', title: 'the door › opens', passed: true },
      { file: 'tests/door.test.ts', title: 'the door › closes', passed: false },
      { file: 'tests/door.test.ts', title: 'the door › locks', passed: false },
    ])
  })

  it("are read from Playwright's", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'door.spec.ts',
      tests: statuses.map((status) => ({ status })),
    })
    const night = [spec('locks', 'skipped'), spec('rests', 'flaky', 'skipped'), spec('rings', 'expected', 'unexpected')]
    const group = { title: 'at night', specs: night }
    const suites = [{ title: 'door.spec.ts', specs: [spec('opens', 'expected')], suites: [group] }]
    expect(playwrightTests({ suites })).toEqual([
      { file: 'e2e/door.spec.ts', title: 'opens', passed: true },
      { file: 'e2e/door.spec.ts', title: 'at night › locks', passed: false },
      { file: 'e2e/door.spec.ts', title: 'at night › rests', passed: true },
      { file: 'e2e/door.spec.ts', title: 'at night › rings', passed: false },
    ])
  })
})
