import { answerCalls } from '@/browser/worker-answers'
import { checkRequest, type CheckedRequest } from './check-request'

answerCalls((request: CheckedRequest) => checkRequest(request))
