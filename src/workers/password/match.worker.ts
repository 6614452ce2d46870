import { answerCalls } from '@/browser/worker-answers'
import type { MatchRequest } from './match-in-worker'

answerCalls(({ pattern, text }: MatchRequest) => new RegExp(pattern).test(text))
