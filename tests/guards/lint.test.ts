import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// One planted violation for each family of rules proves that the rule is on.
const component = (body: string, head = '') => `${head}\nexport function Planted() {\n${body}\n}\n`
const planted: Record<string, [file: string, text: string]> = {
  'typescript(no-floating-promises)': ['src/lib/floating.ts', 'async function f() {}\nexport function g() { f() }\n'],
  'typescript(no-misused-promises)': [
    'src/ui/Misused.tsx',
    component('return <button type="button" onClick={async () => { await Promise.resolve() }}>Go</button>'),
  ],
  'typescript(await-thenable)': ['src/lib/awaiting.ts', 'export async function f() { await 1 }\n'],
  'typescript(no-explicit-any)': ['src/lib/anything.ts', 'export const f = (x: any) => String(x)\n'],
  'react-hooks(rules-of-hooks)': [
    'src/ui/Conditional.tsx',
    component('if (Math.sqrt(4) > 1) useEffect(() => {}, [])\nreturn <p>x</p>', "import { useEffect } from 'react'"),
  ],
  'react-hooks(exhaustive-deps)': [
    'src/ui/Deps.tsx',
    "import { useEffect } from 'react'\nexport function Deps({ a }: { a: string }) { useEffect(() => { document.title = a }, []); return <p>x</p> }\n",
  ],
  'jsx-a11y(alt-text)': ['src/ui/Picture.tsx', component('return <img src="/a.png" />')],
  'jsx-a11y(click-events-have-key-events)': ['src/ui/Click.tsx', component('return <div onClick={() => {}}>x</div>')],
  'import(no-cycle)': ['src/lib/one.ts', "import { two } from '@/lib/two'\nexport const one = () => two\n"],
  'eslint(max-lines)': [
    'src/lib/long.ts',
    Array.from({ length: 360 }, (_, i) => `export const a${i} = ${i}`).join('\n'),
  ],
}
const layers: [file: string, from: string][] = [
  ['src/lib/a.ts', '@/ui/Button'],
  ['src/browser/a.ts', '@/ui/Button'],
  ['src/config/a.ts', '@/ui/Button'],
  ['src/ui/a.ts', '@/api/core/http'],
  ['src/forms/a.ts', '@/api/core/http'],
  ['src/api/core/a.ts', '@/auth/session'],
  ['src/auth/a.ts', '@/api/identity/client'],
  ['src/modules/m/a.ts', '@/features/home/HomePage'],
  ['src/modules/m/b.ts', '../../features/home/HomePage'],
  ['src/features/x/a.ts', '@/features/y/YPage'],
  ['src/features/x/b.ts', '@/shell/Shell'],
  ['src/shell/a.ts', '@/app/routes'],
  ['src/app/a.ts', '../../platform/main'],
  ['src/app/b.ts', 'zod'],
  ['src/app/c.ts', 'lucide-react'],
  ['src/ui/b.ts', '@/config/env-schema'],
]
const allowed: typeof layers = [
  ['src/auth/b.ts', '@/api/core/http'],
  ['src/auth/c.ts', '../api/core/http'],
  ['src/forms/b.ts', '@/api/core/api-error'],
  ['src/features/x/c.ts', './components/Part'],
  ['src/features/x/components/d.ts', '../model/part'],
  ['src/main.ts', '@/app/routes'],
]

const root = mkdtempSync(join(tmpdir(), 'dev-center-lint-'))
let output = ''

beforeAll(() => {
  mkdirSync(join(root, 'scripts'))
  for (const file of ['oxlint.config.js', 'scripts/import-rules.json', 'tsconfig.json'])
    copyFileSync(file, join(root, file))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const layerFiles = [...layers, ...allowed].map(
    ([file, from]) => [file, `import { x } from '${from}'\nexport const y = x\n`] as const,
  )
  const partner = ['src/lib/two.ts', "import { one } from '@/lib/one'\nexport const two = () => one\n"] as const
  for (const [file, text] of [...Object.values(planted), ...layerFiles, partner]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const run = spawnSync(
    process.execPath,
    [oxlint, '-c', 'oxlint.config.js', '--type-aware', '--format', 'unix', 'src'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  output = run.stdout
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the lint configuration finds', () => {
  it.each(Object.entries(planted))('%s', (rule, [file]) => {
    expect(findings(file)).toContain(rule)
  })

  it.each(layers)('%s importing %s', (file) => {
    expect(findings(file)).toContain('no-restricted-imports')
  })
})

describe('the lint configuration allows', () => {
  it.each(allowed)('%s importing %s', (file) => {
    expect(findings(file)).not.toContain('no-restricted-imports')
  })
})

function findings(file: string): string {
  return output
    .split('\n')
    .filter((line) => line.includes(file))
    .join('\n')
}
