import type { IndexedOperation } from '@/engines/openapi/document/types'

/** The only operation that a name in the address can mean: an operation id or a title with dashes. */
export function namedOperation(operations: readonly IndexedOperation[], name: string): IndexedOperation | undefined {
  const wanted = dashed(name)
  const byId = operations.filter(({ operationId }) => operationId === name)
  const found = byId.length > 0 ? byId : operations.filter(({ title }) => dashed(title) === wanted)
  return found.length === 1 ? found[0] : undefined
}

function dashed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
