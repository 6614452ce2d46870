import { isCertain, type Edit } from '../rsx/findings/finding'
import type { Judge, JudgedDocument } from './judge'

/** A fix may make room for another one, and a kind of findings is fixed at a time. */
const maxRounds = 100

/** A document with its certain fixes. */
export interface FixedDocument {
  /** The text before and after. */
  before: string
  after: string
  /** The document as it is judged after the fixes. */
  document: JudgedDocument
}

/** Applies the certain fixes of an open document, kind by kind as the page does, and judges it again after each. */
export async function applyCertainFixes(judge: Judge, judged: JudgedDocument & { id: number }): Promise<FixedDocument> {
  const { checker, judgeOpened } = judge
  const { id } = judged
  const before = checker.text({ id })
  let after = before
  let document: JudgedDocument = judged
  for (let round = 0; round < maxRounds; round += 1) {
    const kind = document.result?.findings.find(({ quickFix }) => isCertain(quickFix))
    const text = kind && applyEdits(after, checker.quickFixes({ id, code: kind.code }))
    if (text === undefined || text === after) break
    after = text
    const [next] = await judgeOpened([checker.edit({ id, text })])
    if (!next) break
    document = next
  }
  return { before, after, document }
}

/** Applies edits that do not overlap, in ascending order. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { span, text: replacement } of edits) {
    parts.push(text.slice(at, span.start), replacement)
    at = span.end
  }
  return [...parts, text.slice(at)].join('')
}
