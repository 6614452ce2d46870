import { describe, expect, it } from 'vitest'
import { codeBelow, importTarget, textOf } from './source-files'

const stylesImport = /^import (\w+) from '([^']+\.module\.css)'/gm

/** The uses of a class, such as `styles.name`, that the imported style sheet does not have. */
function missingClasses(file: string, code: string, readSheet: (from: string) => string): string[] {
  return [...code.matchAll(stylesImport)].flatMap(([, name = '', from = '']) => {
    const classes = new Set(Array.from(readSheet(from).matchAll(/\.([A-Za-z][\w-]*)/g), ([, found = '']) => found))
    const statements = code.replaceAll(/\/\*[^]*?\*\//g, '')
    const used = Array.from(
      statements.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g')),
      ([, found = '']) => found,
    )
    return used.filter((found) => !classes.has(found)).map((found) => `${file}: ${name}.${found}`)
  })
}

describe('a class that code uses', () => {
  it('is in the style sheet that the code imports', () => {
    const missing = codeBelow('src').flatMap((file) =>
      missingClasses(file, textOf(file), (from) => textOf(importTarget(file, { from }) ?? '')),
    )
    expect(missing).toEqual([])
  })

  it('is found when the style sheet has another name for it', () => {
    const code = "import styles from './Tool.module.css'\nconst view = <p className={styles.input} />"
    expect(missingClasses('Tool.tsx', code, () => '.given { gap: 0 }')).toEqual(['Tool.tsx: styles.input'])
  })
})
