/** A requirement of docs/specification.md, with the tests that prove it. */
export interface Requirement {
  id: string
  line: number
  tests: NamedTest[]
}

/** A test as the last column names it: `tests/unit/x.test.ts › shows the name`. */
export interface NamedTest {
  file: string
  title: string
}

export interface Specification {
  requirements: Requirement[]
  /** Lines that do not follow the form, and ids that are defined twice. */
  problems: string[]
}

/** Between a file, the groups of a test and its title. */
export const separator = ' › '

const areaHeading = /^## ([A-Z0-9]+): /
const requirementId = /^([A-Z0-9]+)-[1-9]\d*$/
const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g

/** Reads the requirements out of the text of docs/specification.md. */
export function readSpecification(text: string): Specification {
  const requirements: Requirement[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  let area: string | undefined
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1
    if (content.startsWith('#')) area = areaHeading.exec(content)?.[1]
    const cells = area ? cellsOf(content) : undefined
    if (!cells || cells[0] === 'id' || /^-+$/.test(cells[0] ?? '')) continue
    const [id = '', requirement = '', , tests = ''] = cells
    if (cells.length !== 4 || !requirement || requirementId.exec(id)?.[1] !== area) {
      problems.push(`line ${line} is not "| ${area}-1 | requirement | fixed texts and numbers | test |"`)
      continue
    }
    if (seen.has(id)) problems.push(`${id} is defined twice`)
    seen.add(id)
    const named = [...tests.matchAll(codeSpan)].map(([, , span = '']) => namedTest(unpadded(span)))
    if (tests.replaceAll(codeSpan, '').replaceAll('<br>', '').trim() || named.includes(undefined)) {
      problems.push(`${id}: a test is named as code, \`file${separator}title\`, and the next one follows <br>`)
    }
    requirements.push({ id, line, tests: named.filter((test) => test !== undefined) })
  }
  return { requirements, problems }
}

/** The cells of a table's row; undefined for other lines. */
function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|')) return undefined
  return line
    .slice(1)
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())
}

/** Markdown strips one space at each end of a code span, which lets the span start or end with a backtick. */
function unpadded(span: string): string {
  return span.startsWith(' ') && span.endsWith(' ') ? span.slice(1, -1) : span
}

function namedTest(text: string): NamedTest | undefined {
  const at = text.indexOf(separator)
  return at > 0 ? { file: text.slice(0, at), title: text.slice(at + separator.length) } : undefined
}

/** The ids in a text that belong to one of the areas, and the line of each. */
export function idsIn(text: string, areas: Iterable<string>): { id: string; line: number }[] {
  const pattern = new RegExp(String.raw`(?<![\w-])(?:${[...areas].join('|')})-\d+(?![\w-])`, 'g')
  return text
    .split('\n')
    .flatMap((content, index) => [...content.matchAll(pattern)].map(([id]) => ({ id, line: index + 1 })))
}

/** The area of an id: `APP` of `APP-7`. */
export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}
