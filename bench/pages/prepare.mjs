// Copies the guides and the document of the portal's Transactions service, and builds the Zudoku site from them into dist/.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const here = import.meta.dirname
const service = path.join(here, '../../platform/content/docs/transactions')
for (const folder of ['pages', 'apis']) fs.mkdirSync(path.join(here, folder), { recursive: true })
fs.copyFileSync(path.join(service, 'openapi/transactions-v5.json'), path.join(here, 'apis/transactions-v5.json'))
for (const file of fs.readdirSync(path.join(service, 'guides')).filter((name) => name.endsWith('.md'))) {
  // Images and links between pages are left out: Zudoku would not find what they name.
  const text = fs
    .readFileSync(path.join(service, 'guides', file), 'utf8')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\((?!https?:|#)[^)]*\)/g, '](#)')
    .replace(/^<!--.*\n/gm, '')
  fs.writeFileSync(path.join(here, 'pages', file), `---\ntitle: ${path.basename(file, '.md')}\n---\n${text}`)
}
execFileSync('npx', ['zudoku', 'build'], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, ZUDOKU_DISABLE_UPDATE_CHECK: '1', ZUDOKU_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' },
})
