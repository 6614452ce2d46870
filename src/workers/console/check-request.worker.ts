import { answerCalls } from '@/browser/worker-answers'
import { checkRequest, type CheckedRequest } from '@/engines/requests/validation/check-request'

answerCalls((request: CheckedRequest) => checkRequest(request))
