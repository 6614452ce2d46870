import { createContext, useContext } from 'react'
import type { OperationKey } from '../document/types'

/** The document that an operation on screen belongs to. */
export interface ShownDocument {
  /** Address of the document, or the name of a pasted one. */
  url: string
  /** How the document is asked for, and what belongs to it. */
  access: 'open' | 'private'
  /** Path of the document in the portal: links of its descriptions are relative to it. */
  path: string
  /** Address of the page of another operation of the document. */
  linkTo?: (operation: OperationKey) => string
}

export const DocumentContext = createContext<ShownDocument>({ url: '', access: 'open', path: '/' })

export function useShownDocument(): ShownDocument {
  return useContext(DocumentContext)
}
