import { isRecord } from '@/lib/json-values'
import type { Bindable, Database } from '../db/database'

type Changes = Partial<Record<Column, Bindable>>
type Checked = { changes: Changes } | { errors: Record<string, string> }
type Column = (typeof columns)[keyof typeof columns]

/** The fields of a profile that can be written, and their columns. */
const columns = {
  first_name: 'first_name',
  last_name: 'last_name',
  job_title: 'job_title',
  phone_number: 'phone_number',
  preferred_org_id: 'preferred_org_id',
  avatar_image_id: 'avatar_image_id',
  preferences: 'preferences',
  developer_center_tos_agreed_at: 'tos_agreed_at',
} as const

/**
 * Checks a change of a profile (API-11 to API-13). The email address may be sent, but must be the current one. An empty
 * photo, title or number deletes the old one.
 */
export function checkProfile(
  body: Record<string, unknown>,
  person: { email: string; organizations: string[]; required: string[] },
): Checked {
  const errors: Record<string, string> = {}
  for (const field of person.required)
    if (body[field] === undefined || body[field] === '') errors[field] = 'This field is required'

  const changes: Changes = {}
  for (const [field, value] of Object.entries(body)) {
    const problem =
      field === 'email' ? emailProblem(value, person.email) : problemOf(field, value, person.organizations)
    if (problem !== undefined) errors[field] ??= problem
    else if (isColumn(field)) changes[columns[field]] = columnValue(field, value)
  }
  return Object.keys(errors).length > 0 ? { errors } : { changes }
}

/** Writes checked changes. */
export function saveProfile(db: Database, userId: string, changes: Changes): void {
  for (const [column, value] of Object.entries(changes))
    db.run(`update users set ${column} = ? where id = ?`, value, userId)
}

function isColumn(field: string): field is keyof typeof columns {
  return Object.hasOwn(columns, field)
}

function columnValue(field: keyof typeof columns, value: unknown): Bindable {
  if (field === 'preferences') {
    const { language, timezone, locale } = value as Record<string, unknown>
    return JSON.stringify({ language, timezone, locale })
  }
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

function emailProblem(value: unknown, current: string): string | undefined {
  return typeof value === 'string' && value.toLowerCase() === current.toLowerCase()
    ? undefined
    : 'The email address cannot be changed here.'
}

function problemOf(field: string, value: unknown, organizations: string[]): string | undefined {
  if (!isColumn(field)) return undefined
  if (field === 'preferences') return preferencesProblem(value)
  if (typeof value !== 'string' && value !== null) return 'Must be text.'
  return rules[field]((value ?? '').trim(), organizations)
}

const nameRule = (text: string) => {
  if (text === '') return 'This field is required'
  return text.length > 60 ? 'Name cannot be longer than 60 characters.' : undefined
}
const lengthRule = (text: string) => (text.length > 255 ? 'Must not be longer than 255 characters.' : undefined)

/** Rules of the trimmed texts; each returns a problem or undefined. */
const rules: Record<
  Exclude<keyof typeof columns, 'preferences'>,
  (text: string, organizations: string[]) => string | undefined
> = {
  first_name: nameRule,
  last_name: nameRule,
  job_title: lengthRule,
  avatar_image_id: lengthRule,
  phone_number: (text) => {
    if (text.length > 31) return 'Phone number cannot be longer than 31 characters.'
    return /\p{L}/u.test(text) ? 'Please enter a valid phone number.' : undefined
  },
  preferred_org_id: (text, organizations) =>
    organizations.includes(text) ? undefined : 'You are not a member of this organization.',
  developer_center_tos_agreed_at: (text) => (Number.isNaN(Date.parse(text)) ? 'Must be a time stamp.' : undefined),
}

function preferencesProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return 'Must be an object.'
  const { language, timezone, locale } = value
  if (!Array.isArray(language) || language.length === 0 || !language.every((entry) => typeof entry === 'string')) {
    return 'A language is required.'
  }
  if (typeof timezone !== 'string' || timezone === '') return 'A time zone is required.'
  return typeof locale === 'string' && locale !== '' ? undefined : 'A date/time format is required.'
}
