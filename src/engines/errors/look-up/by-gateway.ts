import { headerOf, type FailedResponse } from '../failed-response'
import type { Explanation } from '../catalogue/explanation'
import { cloudflareStatuses, gatewayRefusal, gateways, type Gateway } from '../catalogue/gateways'
import type { StatedError } from '../stated-error'
import { ofStatus } from './by-status'
import type { LookUp } from '../found'

/** Explains the responses of gateways, proxies and firewalls in front of an API. */
export const inGateways: LookUp = ({ response, stated, status }) => {
  if (stated.dialect === 'envelope' || stated.dialect === 'problem' || (status !== undefined && status < 400))
    return undefined
  const byBody = gatewayByBody(response, stated)
  const gateway = byBody ?? gatewayByHeader(response, isMadeByGateways(stated, status))
  if (!gateway) return undefined
  const base = ofStatus(status, stated.title ?? (status === undefined ? 'An error page' : ''))
  const own = status === undefined ? undefined : cloudflareStatuses[status]
  const origin = byBody
    ? `The response comes from ${gateway.name} in front of the API, and not from the API itself.`
    : `The response came through ${gateway.name}, which probably created it, and not the API.`
  const explanation = explanationOf(gateway, response, status) ?? base.explanation
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

/** The explanation of a gateway's response, if it is not the one of its status. */
function explanationOf(gateway: Gateway, { body }: FailedResponse, status: number | undefined) {
  if (status === undefined) return withoutStatus
  if (status !== 401 && status !== 403) return undefined
  // In the form that it shares with APIs, the gateway checks their tokens.
  const isCommon = gateway.commonBody?.test(body.slice(0, maxBodyCharacters)) ?? false
  if (isCommon && (status === 401 || /\btoken\b/i.test(body))) return ofStatus(401, '').explanation
  return { ...gatewayRefusal, retry: status === 401 ? 'corrected' : 'never' } as const
}

/** The explanation of a gateway's response without a known status. */
const withoutStatus: Explanation = {
  meaning: '',
  steps: ['Paste the status and the headers of the response too, for instance the output of `curl -i`.'],
  retry: 'unknown',
}

const maxBodyCharacters = 60_000

function gatewayByBody({ body }: FailedResponse, { dialect }: StatedError): Gateway | undefined {
  const beginning = body.slice(0, maxBodyCharacters)
  return gateways.find((gateway) => gateway.body?.test(beginning) && (dialect === 'page' || !gateway.isOnlyPages))
}

/** The gateway that a header names, if the response has a form that gateways create, or the body has one of this gateway. */
function gatewayByHeader(response: FailedResponse, isMade: boolean): Gateway | undefined {
  const lines = headerLines(response)
  const beginning = response.body.slice(0, maxBodyCharacters)
  return gateways.find(
    ({ header, commonBody }) =>
      header !== undefined && (isMade || commonBody?.test(beginning)) && lines.some((line) => header.test(line)),
  )
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
  return (
    gateway.incident?.exec(`${response.body.slice(0, maxBodyCharacters)}\n${lines}`)?.[1] ??
    headerOf(response, 'cf-ray')
  )
}
