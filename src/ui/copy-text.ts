import { showToast } from './toast'

/**
 * Puts a text on the clipboard and says so. Resolves with whether it is there; a browser that refuses is told of, unless
 * the text can be had elsewhere.
 * @param refused `silent` for the address of what is then on screen: the address bar has it.
 */
export async function copyText(text: string, refused: 'told' | 'silent' = 'told'): Promise<boolean> {
  try {
    // A page that is not served securely has no clipboard at all.
    await navigator.clipboard.writeText(text)
  } catch {
    if (refused === 'told') tellFailure()
    return false
  }
  showToast({ title: 'Copied to Clipboard', tone: 'ok', key: 'copied' })
  return true
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
