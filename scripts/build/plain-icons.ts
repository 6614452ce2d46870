import type { Plugin } from 'vite'

/**
 * Makes an icon of lucide's paths alone when building, more than 2 kB after gzip less on the first page: what its own
 * maker offers (sizes, colours, context, names of classes) is decided by `src/ui/Icon.tsx` and the styles of `svg.i`.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `
        import { createElement } from 'react'
        export default ({ node }) => (props) =>
          createElement('svg', { viewBox: '0 0 24 24', ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
      `,
    },
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      // Keys are random letters, which do not compress.
      handler: (code) => code.replaceAll(/,\s*key: "\w+"/g, '').replace(/^ {2}(name|size|aliases): .*\n/gm, ''),
    },
  }
}
