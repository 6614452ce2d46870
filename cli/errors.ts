/** An error that ends the tool with exit code 2. The message is a sentence for the person who started it. */
export class CannotRunError extends Error {
  override name = 'CannotRunError'
  /** Whether the arguments are wrong, so that the tool names its help. */
  readonly isUsage: boolean

  constructor(message: string, { isUsage = false } = {}) {
    super(message)
    this.isUsage = isUsage
  }
}

/** An error of the arguments. */
export function usageError(message: string): CannotRunError {
  return new CannotRunError(message, { isUsage: true })
}

const readErrors: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'You have no permission to read this file.',
  EPERM: 'You have no permission to read this file.',
  EISDIR: 'This is a folder, not a file.',
  ELOOP: 'This is a symbolic link that leads to itself.',
}

/** Says in one sentence why a file could not be read. */
export function readErrorText(error: unknown): string {
  const code = codeOf(error)
  return readErrors[code] ?? `The file cannot be read (${code}).`
}

/** Says in one sentence why a file could not be written. */
export function writeErrorText(error: unknown): string {
  return `The file cannot be written (${codeOf(error)}).`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}
