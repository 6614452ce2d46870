import type { SampleLanguage } from '@/modules/code-samples/sample-request'
import { placeholders } from './token-requests'

/**
 * Puts the secret into a finished sample. The converter works in a worker and never sees a secret; so the secret is
 * written here the way the language writes a form: encoded where the body is one text, else as a text between quotes.
 */
export function fillSecret(code: string, language: SampleLanguage, secret: string | undefined): string {
  if (secret === undefined) return code
  const encoded = language === 'curl' || language === 'java'
  const written = encoded ? formEncoded(secret) : secret.replaceAll(/[\\'"]/g, String.raw`\$&`)
  return code.replaceAll(placeholders.secret, () => written)
}

/** Also what a shell would take for more than a letter. */
function formEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
