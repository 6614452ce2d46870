/** What somebody has typed before the search dialog could take it. */
export interface Typing {
  text: string
  /** Whether Enter was pressed after it. */
  isEntered: boolean
}

export const noTyping: Typing = { text: '', isEntered: false }

/** What is typed after a key: a character, Backspace or Enter. */
export function typed({ text, isEntered }: Typing, key: string): Typing {
  if (key === 'Enter') return { text, isEntered: true }
  if (isEntered) return { text, isEntered }
  return { text: key === 'Backspace' ? Array.from(text).slice(0, -1).join('') : text + key, isEntered }
}
