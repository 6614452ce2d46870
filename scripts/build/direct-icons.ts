import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Turns `import { Check } from 'lucide-react'` into an import of that icon's own file when building. Through the
 * package's index every importer would seem to need all 1,900 icons, and chunks could not be told apart by use.
 */
export function directIcons(): Plugin {
  const require = createRequire(import.meta.url)
  const folder = join(require.resolve('lucide-react/package.json'), '../dist/esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, `lucide-react/dist/esm/${file}.mjs`)
  }
  const direct = (name: string) => {
    const [imported = '', local = imported] = name.trim().split(/\s+as\s+/)
    const file = files.get(imported)
    if (!file) throw new Error(`lucide-react has no icon named ${imported}`)
    return `import ${local} from '${file}';`
  }
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from ['"]lucide-react['"]/g, (_match, names: string) => {
          const icons = names.split(',').filter((name) => name.trim() && !name.trim().startsWith('type '))
          return icons.map(direct).join(' ')
        }),
    },
  }
}
