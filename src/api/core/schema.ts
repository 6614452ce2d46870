import * as z from 'zod/mini'
import { reportError } from '@/config/error-report'

// Compiled validators need eval, which the security policy forbids. Must be set before the first schema is used.
z.config({ jitless: true })

/** A value that the server may leave out or send as null; undefined then. */
export function maybe<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? undefined),
  )
}

/** A list that the server may leave out or send as null; empty then. */
export function orEmpty<T, I>(list: z.ZodMiniType<T[], I>) {
  return z.pipe(
    z.optional(z.nullable(list)),
    z.transform((value) => value ?? []),
  )
}

/** A list that fails as a whole when one entry is invalid. For lists that are sent back or agreed to: no entry may get lost. */
export function listOf<T, I>(entry: z.ZodMiniType<T, I>) {
  return orEmpty(z.array(entry))
}

/** A list that drops invalid entries and reports them. Only for lists that are shown and never sent back. */
export function lenientList<T extends z.core.$ZodType>(entry: T) {
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
