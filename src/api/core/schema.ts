import * as z from 'zod/mini'
import { reportError } from '@/config/error-report'

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
export function orEmpty<T, I>(list: z.ZodMiniType<T[], I>) {
  return z.pipe(
    z.optional(z.nullable(list)),
    z.transform((value) => value ?? []),
  )
}

/** The same, of which no entry may get lost, because it is sent back or agreed to: one that cannot be read fails all. */
export function listOf<T, I>(entry: z.ZodMiniType<T, I>) {
  return orEmpty(z.array(entry))
}

/** A list that is only shown, never sent back: an entry that cannot be read is reported and left out. */
export function shownList<T extends z.core.$ZodType>(entry: T) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const { data, error, success } = z.safeParse(entry, item)
        if (success) return [data]
        reportError(error)
        return []
      }),
    ),
  )
}

export { z }
