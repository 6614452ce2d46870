/**
 * The page numbers to offer out of `pages`: the first, the last and the neighbours of the current one, with 'gap'
 * where at least two are left out.
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    // The number of a single omitted page needs no more space than the dots.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
