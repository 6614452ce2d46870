/** The commands of the tool. */
export const commandNames = ['check', 'fix', 'sample', 'compare', 'decode', 'rules', 'mcp'] as const
export type CommandName = (typeof commandNames)[number]

const exitCodes = 'Exit codes: 0 no errors, 1 errors, 2 something could not be judged.'

/** The help of the tool, which fits a screen of 24 lines. */
export function help(version: string): string {
  return `dev-center ${version}: checks documents as the developer portal does, without a network.

  node dev-center.mjs check FILES… --rules PACK     Check documents
  node dev-center.mjs fix FILES… --rules PACK       Apply the fixes that are certain
  node dev-center.mjs sample --as TYPE --rules PACK Make a valid document
  node dev-center.mjs compare A B --rules PACK      Say what differs between two documents
  node dev-center.mjs decode [FILE]                 Explain a response or a 997
  node dev-center.mjs rules --rules PACK            Say what a rule pack has
  node dev-center.mjs mcp --rules PACK              Serve tools for an agent (Model Context Protocol)
  node dev-center.mjs COMMAND --help                Options and examples of a command

PACK is the rule pack that you download in the portal: Check a Document › Use this in your pipeline.
FILES are files, ZIP archives, folders, patterns such as 'out/**/*.xml', or - for the standard input.

${exitCodes}
`
}

const judging = `  --rules PACK       The rule pack (required)
  --retailer NAME    Judge for this retailer; repeat it for others. Default: those of the pack
  --as TYPE          The document type where the file leaves it open, such as Shipments
  --version VERSION  The version where several are possible, such as 7.7.4`

const helps: Record<CommandName, string> = {
  check: `node dev-center.mjs check FILES… --rules PACK [options]

${judging}
  --together         Compare the documents of all files with each other, too
  --format FORMAT    text, json, junit, sarif or github (annotations). Default: text
  --fail-on LEVEL    Exit with 1 on warning or cannot-tell, too; repeat it for both
  --quiet            Print errors only
  --no-color         Print without colors

Examples:
  node dev-center.mjs check order.xml --rules rule-pack.zip
  node dev-center.mjs check 'out/**/*.xml' --rules rule-pack.zip --format junit > check.xml
  cat ship.csv | node dev-center.mjs check - --as Shipments --rules rule-pack.zip

${exitCodes}
`,
  fix: `node dev-center.mjs fix FILES… --rules PACK --dry-run|--write [options]

Applies fixes that have one right value. Others need a person, and are left. Fixed text of - goes to the standard output.

${judging}
  --dry-run          Print what would change as a unified difference, and write nothing
  --write            Change the files
  --quiet            Print no summary

Examples:
  node dev-center.mjs fix order.xml --rules rule-pack.zip --dry-run
  cat order.xml | node dev-center.mjs fix - --rules rule-pack.zip > fixed.xml

Exit codes: 0 no errors are left, 1 errors are left, 2 something could not be judged or written.
`,
  sample: `node dev-center.mjs sample --as TYPE --rules PACK [options]

Prints a document that passes the check, the same one for the same options.

${judging}
  --format FORMAT    xml, json, csv or positional. Default: xml
  --model MODEL      CrossDock, MultiStore, BulkImport or DropShip. Default: CrossDock
  --size SIZE        minimal, typical or everything. Default: typical
  --seed TEXT        Another text makes another document. Default: 1

Example:
  node dev-center.mjs sample --as Shipments --rules rule-pack.zip > ship.xml
`,
  compare: `node dev-center.mjs compare A B --rules PACK [options]

Says what differs between two documents of one type, by their meaning and not by their lines.

  --rules PACK       The rule pack (required)
  --as TYPE          The document type where a file leaves it open
  --version VERSION  The version where several are possible
  --format FORMAT    text or csv. Default: text

Example:
  node dev-center.mjs compare before.xml after.json --rules rule-pack.zip

Exit codes: 0 nothing differs, 1 something differs, 2 a document could not be compared.
`,
  decode: `node dev-center.mjs decode [FILE] [--format text|json]

Explains the response to a failed call, or a 997, 999, CONTRL or 824 that a partner has sent. Without FILE, or for -, it reads
the standard input. Secrets are removed from what it prints.

Example:
  curl -i https://api.example/… | node dev-center.mjs decode

Exit codes: 0 explained, 2 not known.
`,
  rules: `node dev-center.mjs rules --rules PACK [--format text|json]

Says what a rule pack has: portal, age, retailers, documents and versions.
`,
  mcp: `node dev-center.mjs mcp --rules PACK [--retailer NAME]

Serves tools for an agent over the standard input and output, by the Model Context Protocol: check_file, explain_error,
find_field, required_by, list_codes, make_sample and compare. The agent reads files below the present folder only. Nothing
is written or sent.

Example of a client's configuration:
  { "mcpServers": { "dev-center": { "command": "node",
    "args": ["dev-center.mjs", "mcp", "--rules", "rule-pack.zip"], "cwd": "/path/of/your/documents" } } }
`,
}

/** The help of a command. */
export function commandHelp(command: CommandName): string {
  return helps[command]
}
