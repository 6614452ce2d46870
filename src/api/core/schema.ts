import * as z from 'zod/mini'

// Compiled validators need eval, which the policy forbids: set before the first schema is used.
z.config({ jitless: true })

/** A value that may be missing or null on the wire; undefined afterwards. */
export function maybe<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? undefined),
  )
}

/** A list that may be missing or null on the wire; empty afterwards. */
export function listOf<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.optional(z.nullable(z.array(schema))),
    z.transform((value) => value ?? []),
  )
}

export { z }
