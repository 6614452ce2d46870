import { showToast } from './toast'

/**
 * Copies a text to the clipboard and shows a toast. Resolves with whether it was copied, rejects if the text cannot be fetched.
 * @param text May be a promise. Writing starts at once, because Safari allows it only directly after a click.
 * @param onRefusal `silent` shows nothing if the browser refuses, for an address that the address bar shows as well.
 */
export async function copyText(
  text: string | Promise<string>,
  onRefusal: 'toast' | 'silent' = 'toast',
): Promise<boolean> {
  try {
    await Promise.all([text, write(text)])
  } catch {
    await text
    if (onRefusal === 'toast') showCopyError()
    return false
  }
  showToast({ title: 'Copied to Clipboard', tone: 'success', key: 'copied' })
  return true
}

/** Rejects when the browser refuses; `navigator.clipboard` is undefined on a page without HTTPS. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Shows a toast that the text could not be copied. */
export function showCopyError(): void {
  showToast({
    title: 'Could Not Copy',
    message: 'The browser did not allow it. Select the text and press Ctrl-C.',
    tone: 'error',
    key: 'copied',
  })
}
