import { paths } from '@/lib/paths'
import { isInternal } from '../document/title'
import type { IndexedOperation } from '../document/types'

/** Path of an operation's page. */
export function operationPath(service: string, doc: string, operation: IndexedOperation): string {
  const { path, method, title, webhook } = operation
  return paths.endpoint(service, title, {
    path,
    method,
    doc,
    internal: isInternal(operation) ? 'true' : undefined,
    webhook: webhook ? 'true' : undefined,
  })
}
