/** The text and Enter that were typed before the search dialog could receive them. */
export interface Typing {
  text: string
  /** Whether Enter was pressed after it. */
  isEntered: boolean
}

export const noTyping: Typing = { text: '', isEntered: false }

/** Applies a key to the typed text: a character, Backspace or Enter. */
export function typed({ text, isEntered }: Typing, key: string): Typing {
  if (key === 'Enter') return { text, isEntered: true }
  if (isEntered) return { text, isEntered }
  return { text: key === 'Backspace' ? Array.from(text).slice(0, -1).join('') : text + key, isEntered }
}
