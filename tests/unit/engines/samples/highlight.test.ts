import { expect, it } from 'vitest'
import { highlight } from '@/engines/samples/highlight'
import { languageLabel, languageOf } from '@/engines/samples/languages'

it.each([
  ['bash', 'echo "hi" # x'],
  ['csharp', 'var x = new Foo("a"); // c'],
  ['css', 'a { color: red }'],
  ['docker', 'FROM node:20\nRUN npm ci'],
  ['diff', '- a\n+ b'],
  ['go', 'func main() { return 1 }'],
  ['html', '<p class="x">a</p>'],
  ['http', 'GET /x HTTP/1.1\nAccept: a/b\n'],
  ['java', 'class A { int x = 1; }'],
  ['js', 'const x = `a`'],
  ['json', '{ "a": 1, "b": null }'],
  ['make', 'all: a\n\techo x'],
  ['markdown', '# Title\n\n**bold**'],
  ['python', 'import requests\nx = "a"'],
  ['sql', "SELECT * FROM a WHERE b = 'c'"],
  ['xml', '<a b="c"/>'],
  ['yaml', 'a: 1\nb: "c"'],
])('%s is highlighted, and its text stays the same', (name, code) => {
  const language = languageOf(name)
  if (!language) throw new Error(`${name} is not known`)
  const runs = highlight(code, language)
  expect(runs.map(({ text }) => text).join('')).toBe(code)
  expect(runs.some(({ kinds }) => kinds.length > 0)).toBe(true)
})

it('aliases and unknown languages have a name', () => {
  expect([languageLabel('py'), languageLabel('C#'), languageLabel('edi'), languageLabel(undefined)]).toEqual([
    'Python',
    'C#',
    'edi',
    'Text',
  ])
})
