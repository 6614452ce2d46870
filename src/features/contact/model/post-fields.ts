import { salesPost, supportPost } from '@/config/contact'
import type { Environment } from '@/config/env-schema'
import type { ContactValues, FormKind } from './contact-forms'

interface Post {
  /** Address of the receiving service. */
  address: string
  /** Names and values that the receiving service expects (CONTACT-18, CONTACT-20). */
  fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Returns the post of a contact form.
 * @param returnAddress absolute address of the portal to which the service returns.
 * @param token of the solved captcha.
 */
export function contactPost(
  kind: FormKind,
  values: ContactValues,
  forms: Environment['forms'],
  { returnAddress, token }: { returnAddress: string; token: string },
): Post {
  const [firstName, lastName] = [values.firstName.trim(), values.lastName.trim()]
  const [email, company, phone] = [values.email.trim(), values.companyName.trim(), values.phone.trim()]
  const captcha = ['g-recaptcha-response', token] as const
  if (kind === 'sales') {
    return {
      address: forms.salesUrl,
      fields: [
        ['first_name', firstName],
        ['last_name', lastName],
        ['email', email],
        ['company', company],
        ['phone', phone],
        ['country', values.country.trim()],
        [salesPost.messageName, values.message],
        [salesPost.consentName, values.consentAgreed ? '1' : '0'],
        [salesPost.leadSourceName, salesPost.leadSource],
        [salesPost.campaignName, salesPost.campaign],
        [salesPost.organizationName, forms.salesOrgId],
        ['retURL', returnAddress],
        captcha,
      ],
    }
  }
  return {
    address: forms.supportUrl,
    fields: [
      ['name', `${firstName} ${lastName}`],
      ['email', email],
      ['company', company],
      ['phone', phone],
      ['subject', values.subject.trim()],
      ['description', values.message],
      ['orgid', forms.supportOrgId],
      ['type', supportPost.type],
      ['external', supportPost.external],
      ['retURL', returnAddress],
      ...(kind === 'product' ? [['Escalation_To__c', supportPost.productTeam] as const] : []),
      captcha,
    ],
  }
}

/** How long the receiving service may take before the person can send again, in milliseconds. */
const responseTimeoutMs = 20_000

/**
 * Leaves the page with a form submission of the browser, because the receiving services answer with a page. Resolves when
 * the page is still here after a while, or when the browser shows it again as it was.
 */
export async function leaveWithPost(post: Post, signal: AbortSignal): Promise<void> {
  submitForm(post)
  await new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', showAgain)
      resolve()
    }
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop()
    }
    const timer = setTimeout(stop, responseTimeoutMs)
    window.addEventListener('pageshow', showAgain)
    signal.addEventListener('abort', stop)
  })
}

function submitForm({ address, fields }: Post): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const [name, value] of fields) {
    // Unlike an input, a text area keeps line breaks.
    const input = document.createElement('textarea')
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
