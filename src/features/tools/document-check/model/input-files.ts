import type { Edits, InputFile } from './check-state'

/** Files to open, or none, which closes those that are open. */
export interface Opening extends Edits {
  files: readonly InputFile[]
  /** Whether a text was pasted, typed, edited or generated, so that it exists nowhere else. */
  isTyped: boolean
}

/** The files of an input or a drop. */
export function filesOf(list: FileList | null): InputFile[] {
  return Array.from(list ?? [], (file) => ({ name: file.name, content: file }))
}

/** The longest file that is opened, in bytes. */
const maxBytes = 200_000_000

/** Says why files are too large to open together; undefined when they are not. */
export function sizeRefusal(files: readonly InputFile[]): string | undefined {
  const bytes = files.reduce((sum, { content }) => sum + content.size, 0)
  if (bytes <= maxBytes) return undefined
  return `The files have ${Math.ceil(bytes / 1_000_000)} MB together. At most ${maxBytes / 1_000_000} MB can be opened at a time.`
}
