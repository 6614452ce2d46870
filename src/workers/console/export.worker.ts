import { answerCalls } from '@/browser/worker-answers'
import { answerExport } from '@/engines/requests/export/answer-export'

answerCalls(answerExport)
