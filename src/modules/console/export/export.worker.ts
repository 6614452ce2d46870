import { answerCalls } from '@/browser/worker-answers'
import { answerExport } from './answer-export'

answerCalls(answerExport)
