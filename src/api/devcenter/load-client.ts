import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

/** Loads the client of the devcenter API with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))
