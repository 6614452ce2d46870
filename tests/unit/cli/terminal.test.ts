import { Readable, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createTerminal } from '../../../cli/terminal'

/** A terminal, or a pipe, with what was written to both of its outputs in order. */
function terminalOf({ isTTY, env = {} }: { isTTY: boolean; env?: Record<string, string> }) {
  const written: string[] = []
  const output = () =>
    Object.assign(
      new Writable({
        write(part: Buffer, _encoding, done) {
          written.push(part.toString())
          done()
        },
      }),
      { isTTY },
    )
  return { written, terminal: createTerminal({ stdin: Readable.from([]), stdout: output(), stderr: output(), env }) }
}

describe('a terminal', () => {
  test('shows a progress line, which the next line replaces', async () => {
    const { written, terminal } = terminalOf({ isTTY: true })
    terminal.progress('1 of 2 files')
    terminal.progress('2 of 2 files')
    await terminal.print('done\n')
    expect(written.join('')).toBe('\r\u001b[K1 of 2 files\r\u001b[K2 of 2 files\r\u001b[Kdone\n')
  })

  test.each([
    ['a terminal', { isTTY: true }, true, '\u001b[31merror\u001b[0m'],
    ['a terminal with --no-color', { isTTY: true }, false, 'error'],
    ['a terminal with NO_COLOR', { isTTY: true, env: { NO_COLOR: '1' } }, true, 'error'],
    ['a pipe', { isTTY: false }, true, 'error'],
  ])('has colors as %s allows', (_what, surroundings, isAllowed, text) => {
    const { terminal } = terminalOf(surroundings)
    terminal.setColors(isAllowed)
    expect(terminal.highlight('error', 'error')).toBe(text)
  })

  test('that is a pipe shows no progress', async () => {
    const { written, terminal } = terminalOf({ isTTY: false })
    terminal.progress('1 of 2 files')
    await terminal.print('done\n')
    expect(written).toEqual(['done\n'])
  })

  test('prints no control character of a warning', () => {
    const { written, terminal } = terminalOf({ isTTY: true })
    terminal.warn('a\u001b[2Jb\u202e')
    expect(written.join('')).toBe('a\\u{1b}[2Jb\\u{202e}\n')
  })
})
