import { headerOf, type FailedResponse } from '../failed-response'
import type { Explanation } from '../catalogue/explanation'
import { cloudflareStatuses, gateways, type Gateway } from '../catalogue/gateways'
import type { StatedError } from '../stated-error'
import { ofStatus } from './by-status'
import type { LookUp } from '../found'

/** Explains the responses of gateways, proxies and firewalls in front of an API. */
export const inGateways: LookUp = ({ response, stated, status }) => {
  if (stated.dialect === 'envelope' || stated.dialect === 'problem' || (status !== undefined && status < 400))
    return undefined
  const byBody = gatewayByBody(response)
  const gateway = byBody ?? (isMadeByGateways(stated, status) ? gatewayByHeader(response) : undefined)
  if (!gateway) return undefined
  const base = ofStatus(status, stated.title ?? (status === undefined ? 'An error page' : ''))
  const own = status === undefined ? undefined : cloudflareStatuses[status]
  const origin = byBody
    ? `The response comes from ${gateway.name} in front of the API, and not from the API itself.`
    : `The response came through ${gateway.name}, which probably created it, and not the API.`
  const explanation = status === undefined ? withoutStatus : base.explanation
  const meaning = [origin, gateway.note, own ?? explanation.meaning].filter(Boolean).join(' ')
  const isKnown = base.certainty === 'known' || own !== undefined || gateway.note !== undefined
  return {
    ...base,
    certainty: isKnown ? 'known' : 'partly',
    form: `A response of ${gateway.name}.`,
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

/** The explanation of a gateway's response without a known status. */
const withoutStatus: Explanation = {
  meaning: '',
  steps: ['Paste the status and the headers of the response too, for instance the output of `curl -i`.'],
  retry: 'unknown',
}

function gatewayByBody({ body }: FailedResponse): Gateway | undefined {
  const beginning = body.slice(0, 60_000)
  return gateways.find((gateway) => gateway.body?.test(beginning))
}

function gatewayByHeader(response: FailedResponse): Gateway | undefined {
  const lines = headerLines(response)
  return gateways.find(({ header }) => header !== undefined && lines.some((line) => header.test(line)))
}

/** Whether a response has a form that gateways create. Their headers are no proof, because responses of APIs have them, too. */
function isMadeByGateways({ dialect }: StatedError, status = 0): boolean {
  if (dialect === 'page') return true
  return (dialect === 'none' || dialect === 'text') && (status >= 520 || (status >= 502 && status <= 504))
}

function headerLines({ headers }: FailedResponse): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** Returns the incident id that the operator of a gateway asks for; undefined if the response has none. */
export function incidentOf(gateway: Gateway, response: FailedResponse): string | undefined {
  const lines = headerLines(response).join('\n')
  return gateway.incident?.exec(`${response.body.slice(0, 60_000)}\n${lines}`)?.[1] ?? headerOf(response, 'cf-ray')
}
