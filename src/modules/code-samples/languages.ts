/** The languages that are highlighted (DOC-47), with the names that fences use for them. */
const languages = {
  bash: { label: 'Bash', aliases: ['sh', 'shell', 'console', 'curl'] },
  csharp: { label: 'C#', aliases: ['cs', 'c#', 'dotnet'] },
  css: { label: 'CSS', aliases: [] },
  docker: { label: 'Dockerfile', aliases: ['dockerfile'] },
  diff: { label: 'Diff', aliases: ['patch'] },
  go: { label: 'Go', aliases: ['golang'] },
  html: { label: 'HTML', aliases: ['htm'] },
  http: { label: 'HTTP', aliases: [] },
  java: { label: 'Java', aliases: [] },
  js: { label: 'JavaScript', aliases: ['javascript', 'jsx', 'mjs'] },
  json: { label: 'JSON', aliases: ['json5', 'jsonc'] },
  make: { label: 'Makefile', aliases: ['makefile'] },
  markdown: { label: 'Markdown', aliases: ['md'] },
  python: { label: 'Python', aliases: ['py'] },
  sql: { label: 'SQL', aliases: [] },
  xml: { label: 'XML', aliases: ['xsd', 'wsdl', 'svg'] },
  yaml: { label: 'YAML', aliases: ['yml'] },
} as const satisfies Record<string, { label: string; aliases: readonly string[] }>

export type Language = keyof typeof languages

const byName = new Map<string, Language>(
  (Object.keys(languages) as Language[]).flatMap((name) =>
    [name, ...languages[name].aliases].map((alias): [string, Language] => [alias, name]),
  ),
)

/** The language that a fence names; undefined when it is none of the 17. */
export function languageOf(name: string | undefined): Language | undefined {
  return name === undefined ? undefined : byName.get(name.toLowerCase())
}

/** What the bar of a sample shows: the language's name, else what the fence says, else nothing special. */
export function languageLabel(name: string | undefined): string {
  const language = languageOf(name)
  return language ? languages[language].label : (name ?? 'Text')
}
