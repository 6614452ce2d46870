/** A demand of a schema that the rules cannot express, as a sentence about the elements that it concerns. */
type NoteKind =
  | 'any-content'
  | 'unknown-type'
  | 'wildcard'
  | 'choice'
  | 'repeated-sequence'
  | 'optional-sequence'
  | 'attributes'
  | 'range'
  | 'pattern'
  | 'fixed-value'
  | 'unique'
  | 'several-types'
  | 'abstract'

const sentences: Record<NoteKind, (names: string) => string> = {
  'any-content': (names) => `The schema does not say what is in ${names}: that cannot be told.`,
  'unknown-type': (names) => `The schema gives ${names} a type that cannot be read: such values cannot be told.`,
  wildcard: (names) =>
    `The schema allows elements in ${names} that it does not name: whether they are right cannot be told.`,
  choice: (names) => `The schema has alternatives in ${names}: whether the right ones are there cannot be told.`,
  'repeated-sequence': (names) =>
    `The schema repeats several elements together in ${names}: their order cannot be told.`,
  'optional-sequence': (names) =>
    `The schema requires some elements in ${names} only together: whether one is missing cannot be told.`,
  attributes: (names) => `The schema gives attributes to ${names}: whether they are right cannot be told.`,
  range: (names) => `The schema limits the values of ${names}: whether they are within it cannot be told.`,
  pattern: (names) => `The schema has a form for ${names} that cannot be read: whether values have it cannot be told.`,
  'fixed-value': (names) => `The schema allows one value of ${names}: whether it is the right one cannot be told.`,
  unique: (names) => `The schema has values in ${names} that must be unique or exist elsewhere: that cannot be told.`,
  'several-types': (names) => `The schema allows several kinds of values in ${names}: they cannot be told.`,
  abstract: (names) => `The schema replaces ${names} by other elements: whether they are right cannot be told.`,
}

const maxNames = 5

/** Collects remarks: one sentence for each kind, with the names that it concerns. */
export class SchemaNotes {
  private readonly namesByKind = new Map<NoteKind, Set<string>>()

  add(kind: NoteKind, name: string): void {
    const names = this.namesByKind.get(kind) ?? new Set()
    this.namesByKind.set(kind, names.add(name))
  }

  sentences(): string[] {
    return [...this.namesByKind].map(([kind, names]) => sentences[kind](listOf([...names])))
  }
}

function listOf(names: readonly string[]): string {
  const shown =
    names.length > maxNames ? [...names.slice(0, maxNames - 1), `${names.length - maxNames + 1} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
