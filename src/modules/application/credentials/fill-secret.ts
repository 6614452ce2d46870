import { cmdEscaped } from '@/engines/samples/clients/curl-cmd'
import type { SampleChoice } from '@/engines/samples/sample-request'
import { placeholders } from './token-requests'

/**
 * Inserts the secret into a finished sample. The converter runs in a worker and never receives a secret, so the secret is
 * encoded here as the language writes a form: URL-encoded where the body is one string, else as a quoted string.
 */
export function fillSecret(code: string, language: SampleChoice, secret: string | undefined): string {
  if (secret === undefined) return code
  return code.replaceAll(placeholders.secret, () => written(secret, language))
}

function written(secret: string, language: SampleChoice): string {
  if (language === 'curl-cmd') return cmdEscaped(formEncoded(secret))
  if (language === 'java' || language.startsWith('curl')) return formEncoded(secret)
  return secret.replaceAll(/[\\'"]/g, String.raw`\$&`)
}

/** Also encodes the characters that a shell would interpret. */
function formEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
