import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeBelow, filesBelow, importsOf, textOf } from './source-files'

const folders = ['src', 'cli', 'platform', 'tests', 'e2e', 'scripts']
const code = codeBelow(...folders)
const codeWithoutGuards = code.filter((file) => !file.startsWith('tests/guards/'))

function matching(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
}

/** The words of an identifier, in lower case: `toXmlError` has to, xml and error. */
const wordsOf = (identifier: string) =>
  identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/)

/** The names in a text, each once, one of whose words is replaced. */
const namesWith = (replaced: RegExp, text: string) => [
  ...new Set((text.match(/[A-Za-z_]\w*/g) ?? []).filter((one) => wordsOf(one).some((word) => replaced.test(word)))),
]

/** A code without its comments, texts and patterns. */
const withoutTexts = (text: string) =>
  text.replaceAll(
    /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\//g,
    ' ',
  )

describe('files', () => {
  it('have at most 350 lines', () => {
    const long = code
      .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 350)
    expect(long).toEqual([])
  })

  it('are named in kebab-case, components in PascalCase', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
    const pascal = /^[A-Z][A-Za-z0-9]*$/
    const styles = filesBelow('src').filter((file) => file.endsWith('.css'))
    const odd = [...code, ...styles].filter((file) => {
      const stem = basename(file).replace(/(\.(test|spec|config|d|module|worker))?\.\w+$/, '')
      return !kebab.test(stem) && !(pascal.test(stem) && !file.endsWith('.ts'))
    })
    expect(odd).toEqual([])
  })

  it('of a feature lie in its folders: pages at the root, then components, hooks and model', () => {
    // A feature with several areas (rsx, tools) has a folder for each, laid out in the same way.
    const root = /^(\w+(Page|Layout|Tool|Gate)(\.module\.css|\.tsx)|load\.ts)$/
    const kinds: Record<string, RegExp> = {
      components: /^(?!use-).*\.(tsx|css)$/,
      hooks: /^use-.*\.tsx?$/,
      model: /^(?!use-).*\.ts$/,
    }
    const misplaced = filesBelow('src/features').filter(
      (file) => !(kinds[basename(dirname(file))] ?? root).test(basename(file)),
    )
    expect(misplaced).toEqual([])
  })

  it('are no barrels', () => {
    const indexes = code.filter((file) => /\/index\.tsx?$/.test(file))
    expect([...indexes, ...matching(codeWithoutGuards, /^export (type )?(\*|\{[^}]*\}) .*from /)]).toEqual([])
  })

  it('import nothing from outside the repository', () => {
    const outside = code.flatMap((file) =>
      importsOf(textOf(file))
        .filter(({ from }) => from.startsWith('.') && normalize(join(dirname(file), from)).startsWith('..'))
        .map(({ from }) => `${file}: ${from}`),
    )
    expect(outside).toEqual([])
  })
})

describe('code', () => {
  it('switches no check off', () => {
    expect(matching(codeWithoutGuards, /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable|\bas any\b/)).toEqual(
      [],
    )
  })

  it('runs every test: a skipped end-to-end test says why', () => {
    const tests = codeWithoutGuards.filter((file) => /^(tests|e2e)\//.test(file))
    expect(matching(tests, /\.only\(|\.todo\(|\b(x|f)(it|describe)\(/)).toEqual([])
    expect(
      matching(
        tests.filter((file) => file.startsWith('tests/')),
        /\.(skip|skipIf|runIf)\(/,
      ),
    ).toEqual([])
    expect(
      matching(
        tests.filter((file) => file.startsWith('e2e/')),
        /\.(skip|fixme)\((?!.+, ['"`].{8,})/,
      ),
    ).toEqual([])
  })

  it('loads code through the loader, which limits how long code may take', () => {
    // The loader's own import, at a new address.
    const own = 'src/browser/fresh-import.ts'
    const isPassedOn = /\b(createCodeLoader|lazyPage|lazyPart)\(\s*\(\) => $/
    const others = (text: string) =>
      [...text.matchAll(/(?<!typeof |: |<)\bimport\((?!\))/g)]
        .filter(({ index }) => !isPassedOn.test(text.slice(0, index)))
        .map(({ index }) => text.slice(0, index).split('\n').length)
    expect(others("const client = () => import('./client')")).toEqual([1])
    expect(others("const client = createCodeLoader(() => import('./client'))")).toEqual([])
    const found = codeBelow('src')
      .filter((file) => file !== own && !file.startsWith('src/engines/'))
      .flatMap((file) => others(textOf(file)).map((line) => `${file}:${line}`))
    expect(found).toEqual([])
  })

  it('of engines exports its imports, which the workers pass to the loader', () => {
    const exported = /^export const (import\w+) = \(\) => import\(/gm
    const workers = codeBelow('src/workers').map(textOf).join('\n')
    for (const file of codeBelow('src/engines')) {
      const text = textOf(file)
      const names = [...text.matchAll(exported)].map(([, name = '']) => name)
      const others = (text.match(/(?<!typeof |: |<)\bimport\((?!\))/g)?.length ?? 0) - names.length
      const withoutLoader = names.filter((name) => !workers.includes(`createCodeLoader(${name})`))
      expect({ file, others, withoutLoader }).toEqual({ file, others: 0, withoutLoader: [] })
    }
  })

  it('checks objects, compares words and cuts texts with the functions of lib', () => {
    const copies: { of: string; pattern: RegExp; planted: string }[] = [
      {
        of: 'src/lib/json-values.ts',
        pattern: /\btypeof (\w+) [!=]== 'object' (?:&& \1 !==|\|\| \1 ===) null (?:&& !|\|\| )Array\.isArray\(\1\)/,
        planted: "return typeof json === 'object' && json !== null && !Array.isArray(json)",
      },
      {
        of: 'src/lib/edit-distance.ts',
        pattern: /\bMath\.min\((?:[^;\n]*\n){0,4}?[^;\n]*- 1\)?\]?(?: \?\? \w+)?\)? \+ 1\b/,
        planted: 'const cost = Math.min(above[column] + 1, row[column - 1] + 1, above[column - 1] + changed)',
      },
      {
        of: 'src/lib/cut-text.ts',
        pattern: /\.slice\(0, \w+\)(?:\s*\.\w+\(''\)|\s*\.trimEnd\(\))*\}(?:\\n)?…/,
        planted: 'text.length > most ? `${text.slice(0, most)}…` : text',
      },
    ]
    for (const { of, pattern, planted } of copies) {
      const others = codeBelow('src', 'platform', 'scripts').filter((file) => file !== of)
      expect(planted).toMatch(pattern)
      expect(others.filter((file) => pattern.test(textOf(file)))).toEqual([])
    }
  })

  it('of the RSX domain has its tables in one folder and its algorithms in another', () => {
    const folder = 'src/engines/rsx/domain'
    const algorithmsIn = (text: string) =>
      importsOf(text).filter(({ from, typeOnly }) => !from.startsWith('./') && !(typeOnly && from.endsWith('/finding')))
    // Kinds of findings are no data of documents.
    const table = /^(?:export )?const \w+ = new (?:Map|Set)(?:<(?!KindCode)[^>]*>)?\(\[/m
    expect(algorithmsIn("import { checkSigns } from '../signs'")).toHaveLength(1)
    expect("const units = new Set(['EA'])").toMatch(table)
    for (const file of codeBelow(folder)) {
      const isTable = file.startsWith(`${folder}/tables/`)
      const odd = isTable ? algorithmsIn(textOf(file)) : (table.exec(textOf(file)) ?? [])
      expect({ file, odd: [...odd] }).toEqual({ file, odd: [] })
    }
  })

  it('uses none of the words that the glossary of docs/contributing.md replaces', () => {
    const replaced = /^(mend(s|ed|ing|able)?|wish(es|ed)?|breath(e|es|s)?|strays?)$/
    expect(namesWith(replaced, 'const isMendable = wishedVersion ?? recommended.trimEnd()')).toEqual([
      'isMendable',
      'wishedVersion',
    ])
    const own = 'tests/guards/conventions.test.ts'
    const files = codeBelow(...folders).filter((file) => file !== own)
    expect(files.flatMap((file) => namesWith(replaced, textOf(file)).map((word) => `${file}: ${word}`))).toEqual([])
  })

  it('calls an error an error, and what a check says a finding', () => {
    const replaced = /^(faults?|faulty|problems?|remarks?|failures?)$/
    // The plug-ins of Markdown, the error form of RFC 9457.
    const published = new Set(['remarkGfm', 'remarkParse', 'remarkRehype', 'readProblem', 'isProblem'])
    const wrongIn = (text: string) => namesWith(replaced, withoutTexts(text)).filter((name) => !published.has(name))
    expect(wrongIn("// A fault\nconst saveFailure = problemOf('a problem', isProblem)")).toEqual([
      'saveFailure',
      'problemOf',
    ])
    expect(codeBelow('src').flatMap((file) => wrongIn(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('says what is, and names a tone success or error', () => {
    const wrong =
      /\bstands? (in|at|on|where|twice|before|after|behind|beside|below|above|between|around|within)\b(?! for\b)|\bholds no\b|\btone\b[^;\n]*'(good|bad|ok)'/
    expect('The column X stands twice.').toMatch(wrong)
    expect("showToast({ title, tone: 'bad' })").toMatch(wrong)
    expect('YYYY stands for the year. This browser stands in for others.').not.toMatch(wrong)
    const own = 'tests/guards/conventions.test.ts'
    const files = codeBelow(...folders).filter((file) => file !== own)
    expect(matching(files, wrong)).toEqual([])
  })

  it('of tests waits for as long as a busy machine needs', () => {
    const own = ['tests/support/wait-for.ts', 'tests/setup/dom.ts', 'tests/guards/conventions.test.ts']
    const files = codeBelow('tests').filter((file) => !own.includes(file))
    expect(matching(files, /\bvi\.wait(For|Until)\(/)).toEqual([])
    // One limit for all waits. A whole test may have a longer one than others.
    const ownLimit = /asyncUtilTimeout|^(?!.*\b(it|test)\().*([{,]|^)\s*timeout: \d/
    expect('    await waitFor(() => expect(saved).toEqual([]), { timeout: 3000 })').toMatch(ownLimit)
    expect('      timeout: 5000,').toMatch(ownLimit)
    expect(matching(files, ownLimit)).toEqual([])
    // A call that takes some milliseconds may be over before a busy machine looks: platform.hold() leaves it open.
    const ofPages = files.filter((file) => /^tests\/integration\/(?!support\/)/.test(file))
    expect(matching(ofPages, /\bdelayMs:/)).toEqual([])
  })

  it('has comments whose sentences start with their subject', () => {
    const wrong = /(\/\/|\/\*\*?|^\s*\*) (.*[.:;!?] )?(Who|What|Whoever|Whose|Whatever|So many|As many|Of an?) /
    expect('/** What a total is computed from. */').toMatch(wrong)
    expect(' * Reads a text. Of a text that is cut off, it reads the rest.').toMatch(wrong)
    expect('// Say what is missing.').not.toMatch(wrong)
    expect(matching(codeWithoutGuards, wrong)).toEqual([])
  })

  it('refers to requirements by id, not to sections of another document', () => {
    expect(matching(codeWithoutGuards, /§|\(decisions, [A-Z]/)).toEqual([])
  })

  it('leaves nothing to do later', () => {
    expect(matching(codeWithoutGuards, /\b(TODO|FIXME|XXX)\b/)).toEqual([])
  })
})
