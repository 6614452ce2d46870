import type { Interaction } from 'oidc-provider'
import type { PlatformContext } from '../context'
import type { Arrival } from '../pages/sign-in-page'
import { findThirdParty } from './third-party'

/** A name of a page: whoever makes an address of the sign-in could write sentences there. */
const pageName = /^\p{L}[\p{L} -]{0,39}$/u

/** Reads what an authorization says about its origin. Every link can state it, so that only names and addresses of the portal count. */
export function arrivalOf(context: PlatformContext, { params }: Interaction): Arrival {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '')
  return {
    application: findThirdParty(context, text('client_id'))?.name,
    page: pageName.test(text('ext-page')) ? text('ext-page') : undefined,
    isWindow: text('response_mode') === 'web_message',
    back: portalAddress(context.portalOrigins[0] ?? '', text('ext-back')),
  }
}

function portalAddress(portal: string, path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, portal)) return undefined
  const url = new URL(path, portal)
  return url.origin === new URL(portal).origin ? url.href : undefined
}
