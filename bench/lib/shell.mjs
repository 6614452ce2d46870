// The empty shell of limit f: React, router and query as the portal uses them, and nothing else.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const MAIN = (render) => `import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
${render}
const read = (op) => new Promise((resolve) => {
  worker.onmessage = (e) => resolve(e.data);
  worker.postMessage({ index: op.index, method: op.method, path: op.path, operationId: op.operationId });
});
const client = new QueryClient();
client.prefetchQuery({ queryKey: ['op', want.path, want.method], queryFn: () => read(want) });
let show;
window.go = (op) => show(op);
function Page() {
  const [op, set] = useOp();
  const { data } = useQuery({ queryKey: ['op', op.path, op.method], queryFn: () => read(op), staleTime: Infinity });
  return data ? h('div', { dangerouslySetInnerHTML: { __html: renderOperation(data) } }) : null;
}
import { useState } from 'react';
function useOp() { const [op, set] = useState(want); show = set; return [op, set]; }
const router = createBrowserRouter([{ path: '*', element: h(Outlet), children: [{ path: '*', element: h(Page) }] }]);
createRoot(document.getElementById('root')).render(h(StrictMode, null, h(QueryClientProvider, { client }, h(RouterProvider, { router }))));
`

/** Builds the shell into dir/dist with the Vite and the packages of the portal at `portal`. */
export async function buildShell(portal, dir) {
  const { build } = await import(pathToFileURL(path.join(portal, 'node_modules/vite/dist/node/index.js')))
  const here = path.dirname(new URL(import.meta.url).pathname)
  fs.mkdirSync(dir, { recursive: true })
  fs.writeFileSync(
    path.join(dir, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8"><title>limit</title><style>body{font:15px system-ui;margin:24px;max-width:900px}td{padding:4px 12px;vertical-align:top}</style></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  )
  fs.writeFileSync(
    path.join(dir, 'main.js'),
    MAIN(fs.readFileSync(path.join(here, 'render.mjs'), 'utf8').replace(/^export /gm, '')),
  )
  const packages = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']
  await build({
    root: dir,
    base: '/shell/',
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: packages.map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: path.join(portal, 'node_modules', name),
      })),
    },
    build: {
      outDir: path.join(dir, 'dist'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
}
