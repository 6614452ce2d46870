import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { createElement, type ElementType, type ReactNode } from 'react'
import type { Components } from 'react-markdown'
import { decode } from '@/lib/percent-encoding'

/** A prefix for the ids of a tree, and the ids: links of the tree to these are prefixed too. */
export interface IdScope {
  prefix: string
  ids: ReadonlySet<string>
}

/**
 * Renders the nodes of a sanitised tree with an element mapping of react-markdown (`components`). The tree has two dozen
 * elements and a dozen properties; react-markdown's own renderer knows all of HTML and would add 9 kB to every article
 * (docs/decisions/0034).
 */
export function toReact(
  nodes: readonly (RootContent | ElementContent)[],
  components: Components,
  scope?: IdScope,
): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const all = toReact(node.children, components, scope)
    const children = all.length > 1 ? all : all[0]
    const component: ElementType | undefined = components[node.tagName as keyof Components]
    const props = { key: index, ...reactProps(node, scope), ...(component !== undefined && { node }) }
    return createElement(component ?? node.tagName, props, children)
  })
}

/** The properties of an element under the names React has for them. */
function reactProps({ properties }: Element, scope: IdScope | undefined): Record<string, Properties[string]> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : value
      return [reactName(name), scope && typeof text === 'string' ? scoped(name, text, scope) : text]
    }),
  )
}

/** `ariaLabel` is `aria-label` in React, `dataFootnoteRef` is `data-footnote-ref`; all other names are the same. */
function reactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice('aria'.length).toLowerCase()}`
  return /^data[A-Z]/.test(name) ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}

function scoped(name: string, value: string, { prefix, ids }: IdScope): string {
  if (name === 'id' || name === 'ariaDescribedBy') return prefix + value
  const isOwnHash = name === 'href' && value.startsWith('#') && ids.has(decode(value.slice(1)))
  return isOwnHash ? `#${prefix}${value.slice(1)}` : value
}
