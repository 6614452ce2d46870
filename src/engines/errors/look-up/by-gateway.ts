import { headerOf, type FailedAnswer } from '../answer'
import type { Explanation } from '../catalogue/explanation'
import { cloudflareStatuses, gateways, type Gateway } from '../catalogue/gateways'
import type { StatedError } from '../stated-error'
import { ofStatus } from './by-status'
import type { LookUp } from '../found'

/** Explains the answers of gateways, proxies and firewalls in front of an API. */
export const inGateways: LookUp = ({ answer, stated, status }) => {
  if (stated.dialect === 'envelope' || stated.dialect === 'problem' || (status !== undefined && status < 400))
    return undefined
  const byBody = gatewayByBody(answer)
  const gateway = byBody ?? (isMadeByGateways(stated, status) ? gatewayByHeader(answer) : undefined)
  if (!gateway) return undefined
  const base = ofStatus(status, stated.title ?? (status === undefined ? 'An error page' : ''))
  const own = status === undefined ? undefined : cloudflareStatuses[status]
  const origin = byBody
    ? `The answer comes from ${gateway.name} in front of the API, and not from the API itself.`
    : `The answer came through ${gateway.name}, which probably created it, and not the API.`
  const explanation = status === undefined ? withoutStatus : base.explanation
  const meaning = [origin, gateway.note, own ?? explanation.meaning].filter(Boolean).join(' ')
  const isKnown = base.certainty === 'known' || own !== undefined || gateway.note !== undefined
  return {
    ...base,
    certainty: isKnown ? 'known' : 'partly',
    form: `An answer of ${gateway.name}.`,
    explanation: {
      ...explanation,
      meaning,
      steps: [...(gateway.steps ?? []), ...explanation.steps],
      retry: gateway.retry ?? explanation.retry,
    },
    gateway,
    gaps: own === undefined ? base.gaps : [],
  }
}

/** The explanation of a gateway's answer without a known status. */
const withoutStatus: Explanation = {
  meaning: '',
  steps: ['Paste the status and the headers of the answer too, for instance the output of `curl -i`.'],
  retry: 'unknown',
}

function gatewayByBody({ body }: FailedAnswer): Gateway | undefined {
  const beginning = body.slice(0, 60_000)
  return gateways.find((gateway) => gateway.body?.test(beginning))
}

function gatewayByHeader(answer: FailedAnswer): Gateway | undefined {
  const lines = headerLines(answer)
  return gateways.find(({ header }) => header !== undefined && lines.some((line) => header.test(line)))
}

/** Whether an answer has a form that gateways create. Their headers are no proof, because answers of APIs have them, too. */
function isMadeByGateways({ dialect }: StatedError, status = 0): boolean {
  if (dialect === 'page') return true
  return (dialect === 'none' || dialect === 'text') && (status >= 520 || (status >= 502 && status <= 504))
}

function headerLines({ headers }: FailedAnswer): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** Returns the incident id that the operator of a gateway asks for; undefined if the answer has none. */
export function incidentOf(gateway: Gateway, answer: FailedAnswer): string | undefined {
  const lines = headerLines(answer).join('\n')
  return gateway.incident?.exec(`${answer.body.slice(0, 60_000)}\n${lines}`)?.[1] ?? headerOf(answer, 'cf-ray')
}
