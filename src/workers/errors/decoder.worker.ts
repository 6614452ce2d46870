import { answerCalls } from '@/browser/worker-answers'
import { answerDecoder } from '@/engines/errors/answer-decoder'

answerCalls(answerDecoder)
