import { z } from '@/api/core/schema'
import { isPortalPath } from '@/lib/document-url'
import { maxChanges } from '@/lib/changes-limits'
import { isCount } from '@/lib/json-values'

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))
const count = z.number().check(z.refine(isCount))
const list = <Entry extends z.core.$ZodType>(entry: Entry, maxLength: number) =>
  z.array(entry).check(z.maxLength(maxLength))

/** A day: `2026-11-27`. `z.iso` would add 0.8 kB to a chunk that most pages load. */
const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => !Number.isNaN(Date.parse(day))),
)
/** The address of a page of the portal. The file is untrusted, so every other address makes it malformed. */
const portalPathSchema = z.string().check(z.maxLength(maxChanges.linkLength), z.refine(isPortalPath))
const placeSchema = list(z.string().check(z.maxLength(maxChanges.valueLength)), maxChanges.placeDepth)

const countsSchema = z.object({ breaking: count, warning: count, harmless: count, wording: count })

/** One change, or the same change at several places, of which the first is named. */
const changeRowSchema = z.object({
  /** Stable name of the kind, as docs/compare.md lists it. */
  kind: text(60),
  level: z.enum(['breaking', 'warning', 'harmless', 'wording']),
  /** The side that the level is about: suppliers send some documents and receive others. Absent for APIs. */
  role: z.optional(z.enum(['send', 'receive'])),
  /** Names from the root to the place; for schemas without the document, which `documents` names. */
  place: placeSchema,
  /** The change as a short sentence without a full stop, and why it breaks or does not. */
  what: text(maxChanges.valueLength),
  why: z.string().check(z.maxLength(maxChanges.reasonLength)),
  from: z.optional(z.string().check(z.maxLength(maxChanges.valueLength))),
  to: z.optional(z.string().check(z.maxLength(maxChanges.valueLength))),
  /** How many further places have the same change. */
  otherPlaces: z.optional(count),
  /** The documents with the change; for schemas only. */
  documents: z.optional(list(text(maxChanges.nameLength), maxChanges.documents)),
  link: z.optional(portalPathSchema),
})

/** A place that is deprecated or has another sunset, with the day of the sunset if there is one. */
const deprecationSchema = z.object({
  place: placeSchema,
  sunset: z.optional(daySchema),
  link: z.optional(portalPathSchema),
})

/** An API document, or a document of a schema version, that an entry is about. */
const changedDocumentSchema = z.object({
  /** Its name in the table of contents, or its document type. */
  name: text(maxChanges.nameLength),
  counts: countsSchema,
  /** The page of the document; absent if it is not published any more. */
  link: z.optional(portalPathSchema),
  /** The page with all changes; absent if one side is not published any more. */
  comparison: z.optional(portalPathSchema),
})

const changesEntrySchema = z.object({
  /** The same at every run of the command. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  date: daySchema,
  title: text(maxChanges.valueLength),
  /** How many changes break something, in sentences. */
  summary: text(maxChanges.reasonLength),
  about: z.enum(['api', 'schemas']),
  documents: list(changedDocumentSchema, maxChanges.documents),
  /** The versions; `from` is absent for what is new, `to` for what was removed. */
  from: z.optional(text(maxChanges.nameLength)),
  to: z.optional(text(maxChanges.nameLength)),
  /** The changes of all levels, also of those that are not listed. */
  counts: countsSchema,
  /** Breaking changes first. */
  changes: list(changeRowSchema, maxChanges.rows),
  wording: list(changeRowSchema, maxChanges.wordingRows),
  /** How many rows are not listed. */
  omitted: count,
  deprecations: list(deprecationSchema, maxChanges.deprecations),
})

/** `changes.json`: what changed in the documents of a service, the newest entry first (COMPARE-70). */
export const changesFileSchema = z.object({
  /** The version of the format. */
  format: z.literal(1),
  entries: list(changesEntrySchema, maxChanges.entries),
})

export type ChangesEntry = z.infer<typeof changesEntrySchema>
export type PublishedChange = z.infer<typeof changeRowSchema>
