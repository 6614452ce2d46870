import type { SampleResponse, SampleRequest } from '@/engines/samples/sample-request'
import { isBinaryType } from '../document/media-type'
import type { OperationView } from '../document/types'
import type { HarChoices } from './choices'
import { toHar } from './to-har'
import { toSampleRequest } from './to-sample-request'

/** The request of an operation as its code samples show it (DOC-27). */
export function sampleRequest(operation: OperationView, choices: HarChoices): SampleRequest {
  return { ...toSampleRequest(toHar(operation, choices)), ...responseOf(operation) }
}

/** The content of the first successful response: the type that is listed first, because a sample asks for none. */
function responseOf({ responses }: OperationView): { response?: SampleResponse } {
  const success = responses.find(({ code }) => code.startsWith('2'))
  if (!success) return {}
  const [type] = success.contents.map(({ contentType }) => contentType)
  if (type === undefined) return { response: 'nothing' }
  return { response: isBinaryType(type) ? 'bytes' : 'text' }
}
