import type { Position } from './row'

/** The data element numbers of a segment: of each element, or of the components of a composite. */
export type Layout = readonly (readonly string[])[]

/** Reads a table of segments. */
export function readSegments(text: string): Map<string, Layout> {
  return new Map(
    linesOf(text).map((line) => {
      const [segment = '', ...elements] = line.split(' ')
      return [segment, elements.flatMap(positionsOf)]
    }),
  )
}

/** The positions of one entry: `355`, `C507:2005,2380`, or `235/234x10`, which is repeated. */
function positionsOf(entry: string): string[][] {
  const [elements = '', times = '1'] = entry.split('x')
  const once = elements.split('/').map((element) => element.replace(/^C\d+:/, '').split(','))
  return Array.from({ length: Number(times) }, () => once).flat()
}

/** The data element number at a position; undefined when the segment ends before it. */
export function elementAt(layout: Layout | undefined, { position, component = 1 }: Position): string | undefined {
  return layout?.[position - 1]?.[component - 1]
}

/** The lines of a table that are not empty. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
