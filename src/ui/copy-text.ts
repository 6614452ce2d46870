import { showToast } from './toast'

/**
 * Puts a text on the clipboard and says so. Resolves with whether it is there; a browser that refuses is told of, unless
 * the text can be had elsewhere.
 * @param text may still be on its way. The writing begins at once: Safari lets nothing write that a press did not begin.
 * What it fails with the caller gets.
 * @param refused `silent` for the address of what is then on screen: the address bar has it.
 */
export async function copyText(text: string | Promise<string>, refused: 'told' | 'silent' = 'told'): Promise<boolean> {
  try {
    await Promise.all([text, write(text)])
  } catch {
    await text
    if (refused === 'told') tellFailure()
    return false
  }
  showToast({ title: 'Copied to Clipboard', tone: 'ok', key: 'copied' })
  return true
}

/** A page that is not served securely has no clipboard at all. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Says that a text could not be copied. */
export function tellFailure(): void {
  showToast({
    title: 'Could Not Copy',
    message: 'The browser did not allow it. Select the text and press Ctrl-C.',
    tone: 'bad',
    key: 'copied',
  })
}
