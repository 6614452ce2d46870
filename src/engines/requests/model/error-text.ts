import type { CallError } from './types'

/** The explanation of a failed request, as the reader sees it. */
export interface ErrorText {
  title: string
  /** The cause, and the details that browsers hide. */
  text: string
  /** Actions, the most helpful first. */
  advice: string[]
}

const sendWithCurl = 'Copy the request as curl and send it from a terminal.'
/** Methods without effects (RFC 9110), which may be sent again. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])
const sendAgain = 'Send the request again: it changes nothing.'
const checkEffect = 'Check whether the request took effect before you send it again.'
const mayHaveEffect = 'The request may have been carried out nevertheless.'

/**
 * Explains why a request got no response, and what to do (CONSOLE-9).
 * @param method Method of the request, which decides whether it may be sent again.
 * @param portalOrigin Origin of the portal, which a host has to allow.
 */
export function errorText(error: CallError, method: string, portalOrigin: string): ErrorText {
  const isSafe = safeMethods.has(method)
  const again = isSafe ? sendAgain : checkEffect
  const effect = isSafe ? '' : ` ${mayHaveEffect}`
  switch (error.kind) {
    case 'invalid':
      return {
        title: 'The request cannot be sent',
        text: error.reason,
        advice: ['Correct the request.', sendWithCurl],
      }
    case 'foreign-host':
      return {
        title: 'The portal does not send to this host',
        text: `The console sends only to the hosts of this network's APIs, so that your token reaches nobody else. ${error.host} is none of them. Nothing was sent.`,
        advice: ['Choose another server.', sendWithCurl],
      }
    case 'redirect':
      return {
        title: 'The redirect was not followed',
        text: `${error.host} redirects to a host that the portal does not send to. Your token was sent to ${error.host} only. Browsers do not tell where the redirect leads.`,
        advice: ['Copy the request as curl: it shows the address of the redirect with the option --verbose.'],
      }
    case 'mixed-content':
      return {
        title: 'The address is not secure',
        text: `A page that was loaded with https cannot send to ${error.host} with http: the browser refuses it. Nothing was sent.`,
        advice: ['Choose a server whose URL starts with https.', sendWithCurl],
      }
    case 'offline':
      return {
        title: 'You are offline',
        text: 'The browser has no network connection.',
        advice: ['Check your connection, then send the request again.'],
      }
    case 'timeout':
      return {
        title: 'The response took too long',
        text: `No response came within ${error.seconds} seconds.${effect}`,
        advice: [again, sendWithCurl],
      }
    case 'cancelled':
      return {
        title: 'You cancelled the request',
        text: isSafe ? 'Its response is not read.' : mayHaveEffect,
        advice: [again],
      }
    case 'no-answer':
      return noResponseText(error)
    case 'cross-origin':
      return crossOriginText(error, { again, effect }, portalOrigin)
    default:
      return {
        title: 'The portal could not send the request',
        text: error.reason,
        advice: ['Reload the page and try again.', sendWithCurl],
      }
  }
}

function noResponseText({ host, isSecure, servesOthers }: CallError & { kind: 'no-answer' }): ErrorText {
  if (servesOthers) {
    return {
      title: 'The connection ended without a response',
      text: `${host} serves other requests, but not this one: it closes the connection, responds with something that is not HTTP, or redirects in a circle.`,
      advice: ['Copy the request as curl: it shows what happens with the option --verbose.'],
    }
  }
  const certificate = 'or the browser does not trust its certificate. Browsers do not tell which.'
  return {
    title: 'No response',
    text: `Nothing responds at ${host}: it does not run, a firewall or an extension blocks it, the name is wrong${isSecure ? `, ${certificate}` : '.'}`,
    advice: [
      ...(isSecure
        ? [`Open https://${host} in a new tab: there the browser says whether the certificate is the cause.`]
        : []),
      'Check the address of the server, and your VPN or proxy.',
      sendWithCurl,
    ],
  }
}

function crossOriginText(
  { host, isCertain }: CallError & { kind: 'cross-origin' },
  { again, effect }: { again: string; effect: string },
  portalOrigin: string,
): ErrorText {
  const allow = `If the API is yours, let it respond with Access-Control-Allow-Origin: ${portalOrigin}.`
  if (isCertain) {
    return {
      title: 'Blocked by cross-origin rules',
      text: `${host} answered, but does not allow ${portalOrigin} to read the response (CORS), or refuses one of the request's headers. The rule applies to browsers only.`,
      advice: [sendWithCurl, allow],
    }
  }
  return {
    title: 'Blocked by cross-origin rules, or cut off',
    text: `${host} responds, but the browser does not show the response to this request. Most often the host does not allow ${portalOrigin} to send it or to read the response (CORS), a rule that applies to browsers only. It may also have closed the connection. Browsers do not tell which.${effect}`,
    advice: [again, sendWithCurl, allow],
  }
}
