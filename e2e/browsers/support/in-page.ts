import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import type { Point } from './driver.ts'

/** A text, or a regular expression in a form that can be sent to a page. */
type Pattern = string | { source: string; flags: string }

/** Names elements as people perceive them: by role and name, by label or by text; `within` names what contains them. */
export interface Target {
  role?: string
  name?: Pattern
  /** Level of a heading. */
  level?: number
  label?: Pattern
  text?: Pattern
  /** A text in it. */
  containing?: string
  within?: Target
}

declare global {
  /** Testing Library's queries, which `inPageSource` defines in the page. */
  var TestingLibraryDom: typeof TestingLibrary
  var findElements: (target: Target) => HTMLElement[]
  var clickablePoint: (target: Target) => Point | string
  /** The element that had the focus before a press of Tab. */
  var focusBefore: Element | null
}

/** Returns the visible elements that match, in the order of the document. File fields may be hidden. */
function find({ within, role, name, level, label, text, containing }: Target): HTMLElement[] {
  const library = globalThis.TestingLibraryDom
  const matcher = (pattern: Pattern) =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags)
  const roots = within ? globalThis.findElements(within) : [document.body]
  return roots.flatMap((root) => {
    if (role) {
      const options = { ...(name !== undefined && { name: matcher(name) }), ...(level && { level }) }
      const found = library.queryAllByRole(root, role, options)
      return containing === undefined ? found : found.filter(({ textContent }) => textContent.includes(containing))
    }
    if (label !== undefined) return library.queryAllByLabelText(root, matcher(label))
    return library.queryAllByText(root, matcher(text ?? '')).filter((element) => element.checkVisibility())
  })
}

/** Scrolls to the first match and returns its centre, or why it cannot be clicked. */
function point(target: Target): Point | string {
  const [element] = globalThis.findElements(target)
  if (!element) return 'is not there'
  // A style or font that arrives later moves it away from the pointer, and a script may move the focus.
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return 'is in a page that is loading'
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const moving = document.getAnimations().some(({ effect, playState }) => {
    const animated = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && animated?.contains(element) && effect?.getComputedTiming().endTime !== Infinity
  })
  if (moving) return 'is moving'
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const hit = document.elementFromPoint(x, y)
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const isHit = hit !== null && [element, ...labels].some((each) => each.contains(hit))
  return isHit ? { x, y } : `is covered by ${hit?.outerHTML.slice(0, 200)}`
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')

/** An expression that defines in the page what tests call there. */
export const inPageSource = `(() => {
${readFileSync(library, 'utf8')}
globalThis.findElements = ${find.toString()}
globalThis.clickablePoint = ${point.toString()}
})()`
