import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url))

/**
 * Builds with the router's production files: its package names only the development ones, with their warnings. Without
 * the names for React's tools, and marked as free of side effects, what the portal does not use of it is left out.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${production}index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^var \w+ = (?=\w+\.forwardRef\()/gm, '$&/* @__PURE__ */ ')
          .replaceAll(/^(var \w+ = )(class extends \w+\.Component \{.*?^\});$/gms, '$1/* @__PURE__ */ (() => $2)();'),
    },
  }
}
