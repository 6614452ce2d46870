import type { CheckerClient } from '@/workers/rsx/client'
import { createChecker } from '@/engines/rsx/checker'
import { clientInProcess } from '../../support/client-in-process'

/** The engine of the check in process, in place of its worker: happy-dom has no workers. */
export function startEngine(): CheckerClient {
  return clientInProcess(createChecker())
}
