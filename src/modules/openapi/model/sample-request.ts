import type { SampleAnswer, SampleRequest } from '@/modules/code-samples/sample-request'
import { isBinaryType, isJsonSequence } from '../document/media-type'
import type { OperationView } from '../document/types'
import type { HarChoices } from './choices'
import { toHar } from './to-har'
import { toSampleRequest } from './to-sample-request'

/** The request of an operation as its code samples show it (DOC-27). */
export function sampleRequest(operation: OperationView, choices: HarChoices): SampleRequest {
  return { ...toSampleRequest(toHar(operation, choices)), ...answerOf(operation) }
}

/** The content of the first successful response, as far as the document describes it. */
function answerOf({ responses }: OperationView): { answer?: SampleAnswer } {
  const success = responses.find(({ code }) => code.startsWith('2'))
  if (!success) return {}
  const types = success.contents.map(({ contentType }) => contentType)
  if (types.length === 0) return { answer: 'nothing' }
  if (types.some((type) => /json/i.test(type) && !isJsonSequence(type))) return { answer: 'json' }
  return { answer: types.some(isBinaryType) ? 'bytes' : 'text' }
}
