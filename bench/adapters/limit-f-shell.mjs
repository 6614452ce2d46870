// Limit (f): limit (b) inside an empty React + router + query shell, built with the portal's own Vite and packages.
// The worker starts before React does. The portal adds its design, navigation and content.
import fs from 'node:fs'
import path from 'node:path'
import { buildShell } from '../lib/shell.mjs'
import { EXTRACT, FROM_HASH, page, urlFor } from '../lib/limits.mjs'

let built

export default {
  name: 'limit-f-shell',
  limit: true,
  urlFor,
  page,
  async start({ server, root }) {
    built = path.join(root, 'data', 'shell')
    await buildShell(path.resolve(root, '..'), built)
    server.extend(({ pathname }) => {
      const file = path.join(built, 'dist', pathname.replace('/shell/', ''))
      return pathname.startsWith('/shell/assets/') && fs.existsSync(file)
        ? { raw: fs.readFileSync(file), ext: path.extname(file) }
        : null
    })
  },
  html: ({ specUrl }) =>
    fs.readFileSync(path.join(built, 'dist', 'index.html'), 'utf8').replace(
      '<script type="module"',
      `<script>${FROM_HASH}
window.want = want;
window.worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(EXTRACT).replace(/<\//g, '<\\/')} + '\\nconst ready = fetch(' + JSON.stringify(location.origin + ${JSON.stringify(specUrl)}) + ').then((r) => r.json());onmessage = (e) => ready.then((spec) => postMessage(extractOperation(spec, e.data)));'], { type: 'text/javascript' })));
</script><script type="module"`,
    ),
}
