import type { Readable, Writable } from 'node:stream'
import type { Style } from '@/engines/pipeline/formats/reporter'
import { printable } from '@/lib/printable'

/** Streams and variables of the process. */
export interface Surroundings {
  stdin: Readable
  stdout: Writable & { isTTY?: boolean }
  stderr: Writable & { isTTY?: boolean }
  env: Readonly<Record<string, string | undefined>>
}

const codes: Record<Style, string> = { error: '31', warning: '33', quiet: '2', strong: '1', success: '32' }

/** The input and output of the tool. */
export interface Terminal {
  stdin: Surroundings['stdin']
  /** For a protocol, which writes its own messages. */
  stdout: Surroundings['stdout']
  /** Writes to the standard output, and waits while it takes no more. */
  print: (text: string) => Promise<void>
  /** Writes a line to the standard error. */
  warn: (line: string) => void
  /** Replaces the last progress line; an empty one removes it. Nothing is shown unless a person looks on. */
  progress: (line: string) => void
  /** Permits colors, which are used on a terminal only. */
  setColors: (isAllowed: boolean) => void
  highlight: (text: string, style: Style) => string
}

/** Creates the terminal of a process. */
export function createTerminal({ stdin, stdout, stderr, env }: Surroundings): Terminal {
  let hasColors = false
  let hasProgress = false
  let isClosed = false
  // A reader such as `head` has seen enough: the rest of the output has nowhere to go.
  stdout.on('error', () => {
    isClosed = true
  })
  const progress = (line: string) => {
    if (stderr.isTTY !== true || (line === '' && !hasProgress)) return
    stderr.write(`\r\u001b[K${line}`)
    hasProgress = line !== ''
  }
  return {
    stdin,
    stdout,
    async print(text) {
      progress('')
      if (text === '' || isClosed) return
      await new Promise<void>((resolve) => void stdout.write(text, () => resolve()))
    },
    warn(line) {
      progress('')
      stderr.write(`${printable(line)}\n`)
    },
    progress,
    setColors(isAllowed) {
      hasColors = isAllowed && stdout.isTTY === true && !env['NO_COLOR']
    },
    highlight: (text, style) => (hasColors ? `\u001b[${codes[style]}m${text}\u001b[0m` : text),
  }
}
