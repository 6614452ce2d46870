import type { Element, ElementContent, RootContent } from 'hast'
import { createElement, type ComponentType, type ReactNode } from 'react'

/** What a component of an element gets: the element's safe properties under React's names, and the element itself. */
export interface ElementProps {
  element: Element
  children: ReactNode
  id?: string
  className?: string
  href?: string
  src?: string
  alt?: string
  title?: string
  checked?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
}

/**
 * A sanitised tree as React elements. It has two dozen elements and a dozen properties, so this is all that it takes; a
 * converter for any HTML is ten times as large.
 */
export function toReact(
  nodes: readonly (RootContent | ElementContent)[],
  components: Record<string, ComponentType<ElementProps>>,
): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const all = toReact(node.children, components)
    const children = all.length > 1 ? all : all[0]
    const Component = components[node.tagName]
    if (!Component) return createElement(node.tagName, { key: index, ...propsOf(node) }, children)
    return (
      <Component key={index} {...propsOf(node)} element={node}>
        {children}
      </Component>
    )
  })
}

/** Aria and data properties have hyphens in React, everything else is called alike in both; lists are class names. */
function propsOf({ properties }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      /^aria[A-Z]/.test(name)
        ? `aria-${name.slice(4).toLowerCase()}`
        : name.replace(/^data[A-Z].*/, (data) => data.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
}
