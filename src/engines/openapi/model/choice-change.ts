import type { HarChoices } from './choices'

/** A change of the reader's choices: undefined goes back to what the document says. */
export type ChoiceChange = { [K in keyof HarChoices]?: HarChoices[K] | undefined }

/** The choices after a change. */
export function changedChoices(choices: HarChoices, change: ChoiceChange): HarChoices {
  return Object.fromEntries(Object.entries({ ...choices, ...change }).filter(([, value]) => value !== undefined))
}
