/** The tools of `dev-center.mjs mcp`. */
type AgentTool =
  | 'check_file'
  | 'explain_error'
  | 'find_field'
  | 'required_by'
  | 'list_codes'
  | 'make_sample'
  | 'compare'

/** A call of a tool, or of the one before for the next part of its response. */
type AgentCall = readonly [tool: AgentTool, values: Readonly<Record<string, unknown>>] | 'next'

/** A text that is in the responses, or a pattern that matches them. */
export type Fact = string | RegExp

/** A question to an agent, the calls that the agent makes, and the facts of the sources that the replies must have. */
export interface AgentQuestion {
  question: string
  /** The rule pack: of a person, with designs, or of a visitor. */
  pack: 'private' | 'public'
  /** One to three. */
  calls: readonly AgentCall[]
  facts: readonly Fact[]
  /** Facts that would be wrong. */
  absent?: readonly Fact[]
}
