/** The languages with highlighting (DOC-47), with the aliases that fences use. */
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

/** Finds the language that a fence names; undefined if it is not one of the 17. */
export function languageOf(name: string | undefined): Language | undefined {
  return name === undefined ? undefined : byName.get(name.toLowerCase())
}

/** The label in the bar of a sample: the language's name, else the name in the fence, else 'Text'. */
export function languageLabel(name: string | undefined): string {
  const language = languageOf(name)
  return language ? languages[language].label : (name ?? 'Text')
}
