/** The questions about retailers, in the order of the page. */
export const gapQuestions = [
  { value: 'adds', label: 'What it adds' },
  { value: 'shared', label: 'What all of them ask' },
  { value: 'only', label: 'What only it asks' },
  { value: 'instead', label: 'What changes in their place' },
] as const

/** A question about retailers: what one adds, what all ask for, what only one asks for, and what it changes in place of others. */
export type GapQuestion = (typeof gapQuestions)[number]['value']

/** The question that an address names; the first if it names none or an unknown one. */
export function gapQuestionNamed(name: string | null): GapQuestion {
  return gapQuestions.find(({ value }) => value === name)?.value ?? 'adds'
}
