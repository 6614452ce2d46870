/** A tool as clients list it. */
export interface AgentTool {
  name: ToolName
  title: string
  description: string
  arguments: Readonly<Record<string, ArgumentRule>>
}

/** An argument of a tool: a text, or a list of texts. */
interface ArgumentRule {
  type: 'text' | 'texts'
  description: string
  isRequired?: boolean
  /** The values that it may have; undefined when every text is allowed. */
  values?: readonly string[]
}

export type ToolName =
  | 'check_file'
  | 'explain_error'
  | 'find_field'
  | 'required_by'
  | 'list_codes'
  | 'make_sample'
  | 'compare'

const document: ArgumentRule = { type: 'text', description: 'Document type, such as Orders or Shipments.' }
const required = (rule: ArgumentRule): ArgumentRule => ({ ...rule, isRequired: true })
const version: ArgumentRule = { type: 'text', description: 'Version, such as 7.7.4. Default: the usual one.' }
const retailers: ArgumentRule = {
  type: 'texts',
  description: 'Names of retailers. Default: those chosen when the tool was started or the rule pack was made.',
}
const file = (description: string): ArgumentRule => ({ type: 'text', description, isRequired: true })
const formats = ['xml', 'json', 'csv', 'positional']
const cursor: ArgumentRule = { type: 'text', description: 'The cursor of the reply before, for its next part.' }

const list: readonly AgentTool[] = [
  {
    name: 'check_file',
    title: 'Check a file',
    description:
      'Checks a document for the network and for retailers: verdicts, and findings with their place and fix.',
    arguments: {
      file: file('Path of one file or ZIP archive, below the folder in which the tool was started.'),
      retailers,
      as: { ...document, description: 'Document type, where the file leaves it open.' },
      version,
    },
  },
  {
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'Explains a response of an API, an X12 997, 999 or 824, an EDIFACT CONTRL, a sentence of a partner, or the code of a finding.',
    arguments: { text: { type: 'text', description: 'The text of the error.', isRequired: true } },
  },
  {
    name: 'find_field',
    title: 'Find a field',
    description:
      'Finds fields by name, by a code, or by a place of X12 or EDIFACT such as BEG03, REF IA or DTM+2: paths, types, lengths, places in X12 and in the CSV and positional layouts.',
    arguments: {
      query: { type: 'text', description: 'Name, code or place, such as REF IA.', isRequired: true },
      document,
      version,
    },
  },
  {
    name: 'required_by',
    title: 'What retailers require',
    description: 'Lists the fields and codes of a document that retailers require, with their notes, by their designs.',
    arguments: {
      document: required(document),
      field: { type: 'text', description: 'Name, path or X12 place of a field or group. Default: all.' },
      retailers,
      version,
    },
  },
  {
    name: 'list_codes',
    title: 'List codes',
    description: 'Lists the codes that a field may have, with their meaning, and those that retailers require.',
    arguments: {
      document: required(document),
      field: { type: 'text', description: 'Name, path or X12 place of the field.', isRequired: true },
      version,
      format: { type: 'text', description: 'Names the place of the field in this format, too.', values: formats },
      retailers,
    },
  },
  {
    name: 'make_sample',
    title: 'Make a sample',
    description: 'Makes a valid document for retailers. The same arguments make the same document.',
    arguments: {
      document: required(document),
      version,
      format: { type: 'text', description: 'Default: xml.', values: formats },
      retailers,
    },
  },
  {
    name: 'compare',
    title: 'Compare two files',
    description: 'Says what differs between two documents of one type, by their meaning, in any two formats.',
    arguments: { from: file('Path of the first file.'), to: file('Path of the second file.') },
  },
]

/** The tools. Each of them takes a cursor, too. */
export const agentTools: readonly AgentTool[] = list.map((tool) => ({
  ...tool,
  arguments: { ...tool.arguments, cursor },
}))
