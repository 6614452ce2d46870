import { createContext, useContext } from 'react'
import type { OperationKey } from '@/engines/openapi/document/types'
import type { DocumentAccess } from './queries'

/** The document on screen. */
export interface ShownDocument {
  /** URL of the document, or the name of a pasted one. */
  url: string
  /** How the document and its files are requested. */
  access: DocumentAccess
  /** Path of the document in the portal, which links of its descriptions are relative to. Undefined for one that is verified. */
  path: string | undefined
  /** Path of the page of another operation of the document. */
  linkTo?: (operation: OperationKey) => string
}

export const DocumentContext = createContext<ShownDocument>({ url: '', access: 'open', path: undefined })

export function useShownDocument(): ShownDocument {
  return useContext(DocumentContext)
}
