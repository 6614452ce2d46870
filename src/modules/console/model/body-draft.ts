import { tabStorage } from '@/browser/browser-storage'
import { consoleDraftKey } from '@/browser/storage-keys'
import { reportError } from '@/config/error-report'
import { isRecord } from '@/lib/json-values'
import { redactInWorker } from '@/workers/errors/decoder-in-worker'
import { isSecretName } from '@/engines/errors/redact/secret-names'
import type { ChosenBody, ChosenField } from '@/engines/openapi/model/choices'
import { jsonOf, writeJson } from '@/lib/exact-json'

/** Longer bodies are not stored, because the storage of a tab is small. In characters. */
const maxDraftLength = 200_000

/**
 * Stores the body in this tab while the reader signs in, without secrets and files (CONSOLE-30). Every other sign-in removes
 * it, so that the next person does not find it.
 * @param operation identifies the operation.
 * @param returnTo the address to which the sign-in returns.
 */
export async function saveBodyDraft(operation: string, body: ChosenBody | undefined, returnTo: string): Promise<void> {
  tabStorage.remove(consoleDraftKey)
  const storable = body && (await withoutSecrets(body))
  const text = storable && writeJson({ operation, returnTo, body: storable })
  if (text !== undefined && text.length <= maxDraftLength) tabStorage.set(consoleDraftKey, text)
}

/** Reads the body that was stored for an operation, and removes it from the storage. */
export function takeBodyDraft(operation: string): ChosenBody | undefined {
  const stored = jsonOf(tabStorage.get(consoleDraftKey) ?? '')?.value
  tabStorage.remove(consoleDraftKey)
  if (!isRecord(stored) || stored['operation'] !== operation || !isRecord(stored['body'])) return undefined
  const { text, fields } = stored['body']
  if (typeof text === 'string') return { text }
  return Array.isArray(fields) ? { fields: fields.filter(isTextField) } : undefined
}

/** Returns what may be stored of a body; undefined for a file, and for a text that is too long or cannot be redacted. */
async function withoutSecrets(body: ChosenBody): Promise<ChosenBody | undefined> {
  if ('text' in body) {
    if (body.text.length > maxDraftLength) return undefined
    const text = await redactInWorker(body.text, new AbortController().signal).catch(reportError)
    return text === undefined ? undefined : { text }
  }
  if ('file' in body) return undefined
  return {
    fields: body.fields.flatMap((field) =>
      'value' in field ? [{ ...field, value: isSecretName(field.name) ? '' : field.value }] : [],
    ),
  }
}

function isTextField(field: unknown): field is ChosenField {
  return isRecord(field) && typeof field['name'] === 'string' && typeof field['value'] === 'string'
}
