import { explanations } from '@/engines/rsx/explanations/explanations'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import { connectionErrors } from './catalogue/connection-errors'
import { oauthErrors } from './catalogue/oauth'
import { platformErrors } from './catalogue/platform-errors'
import { platformPages } from './catalogue/platform-pages'
import { portalTexts } from './catalogue/portal-texts'
import { aboutCartonOrLine, duplicateDocument, refusals } from './catalogue/refusals'
import { statusEntry } from './catalogue/statuses'
import { inDispositions } from './look-up/by-disposition'
import { inAcknowledgments } from './look-up/by-acknowledgment'
import { inPlaces } from './look-up/by-place'
import { inGateways } from './look-up/by-gateway'
import { codeGap, notKnown, ofStatus, partly } from './look-up/by-status'
import type { Found, LookUp, LookUpFacts } from './found'
import { statusInWords } from './look-up/status-in-words'
import type { StatedError } from './stated-error'
import { ownValue } from '@/lib/own-value'

/**
 * Finds the most exact explanation of an error. Returns the explanation of an unknown error if the catalogue does not have
 * it.
 */
export function findExplanation(facts: LookUpFacts): Found {
  const lookUps = [
    inAcknowledgments,
    inDispositions,
    inPlaces,
    inValidators,
    inRefusals,
    inBatches,
    inOauth,
    inPlatform,
    inPages,
    inGateways,
    inPortalTexts,
    inConnections,
    inKinds,
    inStatuses,
    inWords,
  ]
  for (const lookUp of lookUps) {
    const found = lookUp(facts)
    if (found) return found
  }
  return unknown(facts)
}

/** Without its colon, the word begins other messages: "Refused to connect". */
const rejected = /^\s*(?:rejected|refused):/i

const inRefusals: LookUp = ({ stated: { dialect, detail = '' } }) => {
  if (dialect !== 'rejection' && !rejected.test(detail)) return undefined
  const kind = refusals.find(([message]) => message.test(detail))?.[1]
  const form = 'The refusal of a document, from the history of transactions.'
  if (kind === 'duplicate-number' && !aboutCartonOrLine.test(detail))
    return { certainty: 'known', heading: 'A document of this number was accepted before', form, ...duplicateDocument }
  if (kind) return { ...ofKind(kind), form }
  return {
    certainty: 'partly',
    heading: 'The document was refused',
    form,
    explanation: {
      meaning: 'The network received the file and refused the document in it. The message names the error.',
      steps: [checkDocument],
      retry: 'corrected',
      guide: 'refusals',
    },
    gaps: ['The reason of this refusal is not in the catalogue.'],
  }
}

const inValidators: LookUp = ({ stated }) => {
  if (stated.dialect !== 'validator') return undefined
  const form = 'Messages of a program that validates by a schema.'
  const [kind, ...others] = stated.kinds ?? []
  if (kind && others.length === 0) return { ...ofKind(kind), form }
  return {
    certainty: 'known',
    heading: 'The document does not match its schema',
    form,
    explanation: {
      meaning:
        'The program compared the document with the schema, element by element. Of each fault it says what it saw first.',
      steps: [
        checkDocument,
        'Validate by the schema of the version that the document names: each version has its own namespace.',
        'Send the corrected document under a new name.',
      ],
      retry: 'corrected-document',
      guide: 'refusals',
    },
    gaps: [],
  }
}

const inBatches: LookUp = ({ stated: { dialect } }) => {
  if (dialect !== 'batch') return undefined
  return {
    certainty: 'known',
    heading: 'The batch failed',
    form: 'The state of a batch of labels.',
    explanation: {
      meaning: 'Entries of the batch break a rule, so that nothing of it was rendered.',
      steps: ['Correct the entries that the response names, and send the whole batch again.'],
      retry: 'corrected',
      guide: 'labels',
    },
    gaps: [],
  }
}

const checkDocument = 'Check the document in Check a Document, which lists all of its errors.'

function ofKind(code: KindCode): Found {
  const { meaning, cause, remedy } = explanations[code]
  return {
    certainty: 'known',
    heading: `${kinds[code].title} (${code})`,
    form: 'A finding of Check a Document.',
    explanation: {
      meaning: `${meaning} ${cause}`,
      steps: [remedy, checkDocument, 'Send the corrected document under a new name.'],
      retry: 'corrected',
      guide: 'refusals',
    },
    gaps: [],
  }
}

const oauthForm = 'An error of the sign-in or the token endpoint (OAuth).'

const inOauth: LookUp = ({ stated, status }) => {
  const { dialect, code } = stated
  // Other APIs have codes of the same names: "access_denied" of a report that is not in a plan.
  if (code === undefined || dialect !== 'oauth') return undefined
  const explanation = ownValue(oauthErrors, code)
  if (explanation) return { certainty: 'known', heading: code, form: oauthForm, explanation, gaps: [] }
  return { ...ofStatus(status, code), form: oauthForm, ...partly(status), gaps: [codeGap(code)] }
}

const inPlatform: LookUp = ({ stated, status }) => {
  const { dialect, title, detail = '' } = stated
  if ((dialect !== 'envelope' && dialect !== 'problem') || title === undefined) return undefined
  const form =
    dialect === 'envelope'
      ? 'The error form of the platform’s own services (`error.error`, `errorDescription`).'
      : 'Problem details (RFC 9457), the error form of the documented APIs.'
  const entry = platformErrors.find(
    (candidate) =>
      candidate.title === title &&
      (status === undefined || candidate.status === status) &&
      (candidate.detail === undefined || candidate.detail.test(detail)),
  )
  if (entry) return { certainty: 'known', heading: `${entry.status} ${title}`, form, explanation: entry, gaps: [] }
  const known = status === undefined ? undefined : statusEntry(status)
  if (known?.reason === title && stated.code === undefined) return { ...ofStatus(status, title), form }
  const gap = stated.code === undefined ? `The title “${title}” is not in the catalogue.` : codeGap(stated.code)
  return { ...ofStatus(status, title), form, ...partly(status), gaps: [gap] }
}

const inPages: LookUp = ({ response, stated: { dialect, title = '' }, status }) => {
  if (dialect !== 'page') return undefined
  const explanation = ownValue(platformPages, title)
  if (signInTitle.test(title) && !(explanation && platformSignIn.test(response.body)))
    return status === 511 ? undefined : otherSignIn(title)
  if (!explanation) return undefined
  const heading = status === undefined ? title : `${status} ${title}`
  return { certainty: 'known', heading, form: 'A page of the platform’s sign-in.', explanation, gaps: [] }
}

const signInTitle = /^(?:sign|log)[ -]?[io]n\b/i
/** The form of the platform's sign-in page. Networks, proxies and other sites have pages with the same title. */
const platformSignIn = /<form\b[^<>]{0,500}\baction="[^"<>]{0,200}\/u\/login/i

function otherSignIn(heading: string): Found {
  return {
    certainty: 'partly',
    heading,
    form: forms.page ?? '',
    explanation: {
      meaning: 'The response is a page on which a person has to sign in, and not a response of the API.',
      steps: [
        'Open the URL of the call in a browser, and see whose page it is: your network, a proxy, or another site may have sent it.',
        'Compare the URL with the API reference, and do not let your client follow redirects.',
      ],
      retry: 'corrected',
    },
    gaps: ['The page is not one of the platform’s.'],
  }
}

const inPortalTexts: LookUp = ({ stated: { dialect, title = '', detail = '' } }) => {
  if (dialect === 'page' || dialect === 'xml') return undefined
  const lines = [title, ...detail.slice(0, 2000).split('\n')].map((line) => plainText(line))
  const entry = portalTexts.find(({ texts }) =>
    texts.some((text) => lines.some((line) => line === plainText(text) || line.startsWith(`${plainText(text)}:`))),
  )
  if (!entry) return undefined
  const heading = entry.texts[0] ?? ''
  return { certainty: 'known', heading, form: 'A message of Dev Center.', explanation: entry.explanation, gaps: [] }
}

const plainText = (text: string) => text.trim().replaceAll('’', "'").replace(/[.!]$/, '').toLowerCase()

const inConnections: LookUp = ({ stated: { dialect, detail = '' }, status }) => {
  if (status !== undefined || dialect !== 'text') return undefined
  const entry = connectionErrors.find(({ text }) => text.test(detail.slice(0, 5000)))
  if (!entry) return undefined
  const form = 'A message of your client: no response of an API came.'
  return { certainty: 'known', heading: entry.title, form, explanation: entry, gaps: [] }
}

const kindList = Object.entries(kinds) as [KindCode, (typeof kinds)[KindCode]][]

/** Finds a kind of Check a Document, as its report and its CSV file write it: by code, by title, or by number and title. */
const inKinds: LookUp = ({ stated: { dialect, code, detail = '' }, status }) => {
  if (status !== undefined || (dialect !== 'text' && dialect !== 'json')) return undefined
  const line = (code ?? detail).slice(0, 2000)
  const found = kindList.find(
    ([kind, { number, title }]) =>
      line.trim() === kind ||
      line.includes(`${number}: ${title}`) ||
      line.includes(`${number} ${title}`) ||
      line.trim() === title,
  )
  return found && ofKind(found[0])
}

const forms: Partial<Record<StatedError['dialect'], string>> = {
  message: 'The error form of older versions of the APIs (`message`, `code`).',
  json: 'JSON in a form that is not the platform’s.',
  xml: 'XML in a form that is not the platform’s.',
  page: 'An HTML page. The APIs of the platform do not send HTML. It may come from a gateway, a proxy or another site.',
  text: 'Plain text.',
}

/** An error in JSON that is neither empty nor null. */
const statedError = /"(?:errors?|fault)"\s{0,8}:\s{0,8}(?:"[^"]|[1-9]|true|\[\s{0,8}[^\]\s]|\{\s{0,8}[^}\s])/i

const inStatuses: LookUp = ({ response, stated, status }) => {
  if (status === undefined) return undefined
  const found = ofStatus(status, '')
  const form = forms[stated.dialect] ?? 'A status without a body.'
  if (status < 300 && stated.dialect === 'json' && statedError.test(response.body)) {
    return { ...found, form, ...hiddenError }
  }
  if (stated.dialect === 'none' || stated.dialect === 'message' || found.explanation.retry === 'not-needed')
    return { ...found, form }
  const isOnlyReason = plainText(stated.detail ?? stated.title ?? '') === plainText(statusEntry(status)?.reason ?? '-')
  if (isOnlyReason && stated.code === undefined) return { ...found, form }
  const own =
    stated.code === undefined ? 'The body is not in the catalogue: only its status is explained.' : codeGap(stated.code)
  return { ...found, form, ...partly(status), gaps: [...found.gaps, own] }
}

/** Explains the status that a sentence or a message names. */
const inWords: LookUp = ({ stated: { dialect, title = '', detail = '' } }) => {
  if (dialect !== 'text' && dialect !== 'json') return undefined
  const named = statusInWords(detail) ?? statusInWords(title)
  if (!named) return undefined
  const found = { ...ofStatus(named.status, ''), form: forms[dialect] ?? '' }
  if (named.isWhole) return found
  return {
    ...found,
    ...partly(named.status),
    gaps: ['The message is not in the catalogue: only its status is explained.'],
  }
}

/** The explanation of an error in the body of a response whose status is a success. */
const hiddenError: Pick<Found, 'certainty' | 'explanation' | 'gaps'> = {
  certainty: 'partly',
  explanation: {
    meaning: 'The status is a success, but the body reports an error.',
    steps: ['Read the message of the body, and compare the request with the documentation of the API.'],
    retry: 'unknown',
  },
  gaps: ['The error in the body is not in the catalogue.'],
}

function unknown({ stated }: LookUpFacts): Found {
  const form = forms[stated.dialect] ?? 'An empty text.'
  const gaps = stated.code === undefined ? [] : [codeGap(stated.code)]
  return { certainty: 'unknown', heading: 'Unknown error', form, explanation: notKnown, gaps }
}
