import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tight = /letter-spacing:\s*(?:-|var\(--ls-(?:head|display)\))/
const smallestLargePixels = 22

/** The rules whose letters are tight although their own size is small or not stated: the spaces between words then disappear. */
function smallTightRules(css: string): string[] {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  return rules.flatMap(([, selector = '', body = '']) => {
    const size = Number(/font-size:\s*var\(--fs-(\d+)\)/.exec(body)?.[1] ?? 0)
    return tight.test(body) && size < smallestLargePixels ? [selector.trim()] : []
  })
}

it('finds tight letters of a small size', () => {
  const size = (pixels: number) => `font-size: var(--fs-${pixels});`
  expect(smallTightRules(`.a { ${size(18)} letter-spacing: var(--ls-head); }`)).toEqual(['.a'])
  expect(smallTightRules('@layer base { .b { letter-spacing: -0.005em; } }')).toEqual(['.b'])
  expect(smallTightRules(`.c { ${size(22)} letter-spacing: -0.02em; } .d { letter-spacing: 0.02em; }`)).toEqual([])
})

it('only large sizes have tight letters', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const found = files.flatMap((file) =>
    smallTightRules(readFileSync(`src/${file}`, 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
