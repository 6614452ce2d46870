import type { Database } from './database'

interface Signup {
  email: string
  firstName: string
  lastName: string
  /** Empty when it was not given, like the company. */
  title: string
  company: string
}

/** Stores a request for a trial account. `at` is an ISO timestamp. */
export function insertSignup(db: Database, signup: Signup, at: string): void {
  const { email, firstName, lastName, title, company } = signup
  db.run(
    'insert into signups (email, first_name, last_name, title, company, created_at) values (?, ?, ?, ?, ?, ?)',
    email,
    firstName,
    lastName,
    title,
    company,
    at,
  )
}

/** How often an email address has requested a trial account. */
export function countSignups(db: Database, email: string): number {
  return db.all<{ count: number }>('select count(*) as count from signups where email = ?', email)[0]?.count ?? 0
}

/** The job title of the last request from an email address; undefined when it had none. */
export function signupTitle(db: Database, email: string): string | undefined {
  const [row] = db.all<{ title: string }>('select title from signups where email = ? order by id desc limit 1', email)
  return row?.title || undefined
}
