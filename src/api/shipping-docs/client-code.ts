import { createCodeLoader } from '@/browser/code-loader'
import { toolTimeoutMs } from '@/config/tools'

/** The client of both APIs. It belongs to a tool, which shows when it is late (TOOL-7, TOOL-8). */
export const clientCode = createCodeLoader(() => import('./client'), { reloadsPortal: false, timeoutMs: toolTimeoutMs })
