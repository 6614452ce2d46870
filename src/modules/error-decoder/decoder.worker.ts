import { answerCalls } from '@/browser/worker-answers'
import { answerDecoder } from './answer-decoder'

answerCalls(answerDecoder)
