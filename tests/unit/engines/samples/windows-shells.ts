/** The rules of Windows shells, as far as they decide which arguments curl gets. */

/** Splits what is typed into the command prompt as it and the C runtime do: variables, carets, then quotation marks. */
export function readCmd(typed: string, variables: Readonly<Record<string, string>>): string[] {
  const lines = typed.split('\n')
  const command = lines.filter((line, index) => index > 0 || !line.startsWith('rem ')).join('\n')
  return splitArguments(withoutCarets(withVariables(command, variables)))
}

/** Phase 1: on the command line, the name of an unknown variable stays as it is. */
function withVariables(text: string, variables: Readonly<Record<string, string>>): string {
  let read = ''
  for (let at = 0; at < text.length; at += 1) {
    const end = text.indexOf('%', at + 1)
    const value = text[at] === '%' && end > at ? variables[text.slice(at + 1, end).toUpperCase()] : undefined
    if (value === undefined) read += text[at]
    else {
      read += value
      at = end
    }
  }
  return read
}

/** Phase 2: a caret escapes the next character, and joins lines. An operator that is not escaped would start a command. */
function withoutCarets(text: string): string {
  let read = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '^' && !isQuoted) {
      at += text[at + 1] === '\n' ? 2 : 1
      read += text[at] ?? ''
      continue
    }
    if (!isQuoted && /[&|<>]/.test(letter)) throw new Error(`An operator: ${text.slice(at)}`)
    if (letter === '\n') throw new Error(`The command ends before ${text.slice(at)}`)
    if (letter === '"') isQuoted = !isQuoted
    read += letter
  }
  return read
}

/** The rules of `CommandLineToArgvW`. */
function splitArguments(line: string): string[] {
  const all: string[] = []
  let current: string | undefined
  let isQuoted = false
  for (let at = 0; at < line.length;) {
    const [slashes = '', quote = ''] = /^(\\+)("?)/.exec(line.slice(at))?.slice(1) ?? []
    if (slashes !== '') {
      current = (current ?? '') + (quote === '' ? slashes : '\\'.repeat(slashes.length >> 1))
      at += slashes.length
      if (quote !== '' && slashes.length % 2 === 1) {
        current += '"'
        at += 1
      }
    } else if (line[at] === '"') {
      current ??= ''
      isQuoted = !isQuoted
      at += 1
    } else if (/[ \t]/.test(line[at] ?? '') && !isQuoted) {
      if (current !== undefined) all.push(current)
      current = undefined
      at += 1
    } else {
      current = (current ?? '') + line[at]
      at += 1
    }
  }
  return current === undefined ? all : [...all, current]
}

/** Reads the here-string of PowerShell, then the config file of curl in it: names with their values. */
export function readPowershell(code: string): string[] {
  const [, mark = '', text = ''] = /@(['"])\n([^]*?)\n\1@ \| curl\.exe --config -$/.exec(code) ?? []
  if (mark === '') throw new Error(`No here-string: ${code}`)
  const config =
    mark === "'"
      ? text
      : text.replaceAll(/`([`$])|\$\(\[char\](\d+)\)|\$/g, (all, escaped?: string, number?: string) => {
          if (escaped !== undefined) return escaped
          if (number === undefined) throw new Error(`A variable: ${all}`)
          return String.fromCharCode(Number(number))
        })
  return config.split('\n').flatMap((line) => {
    const [, name = '', value] = /^([a-z-]+)(?: = "((?:[^"\\]|\\.)*)")?$/s.exec(line) ?? []
    if (name === '') throw new Error(`No option: ${line}`)
    const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', v: '\v' }
    return value === undefined
      ? [`--${name}`]
      : [`--${name}`, value.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)]
  })
}
