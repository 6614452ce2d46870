import Libsql from 'libsql'

/**
 * What may be bound to a statement. Dates and lists are written by the caller as text, so that their form is chosen once;
 * bytes as base64.
 */
export type Bindable = string | number | boolean | null

export interface Database {
  /** Runs a statement and gives the number of rows it changed. */
  run(sql: string, ...values: Bindable[]): number
  /** The rows of a query; for one row take the first. The engine's own reading of one row adds a column to it. */
  all<Row>(sql: string, ...values: Bindable[]): Row[]
  /** Runs several statements. */
  exec(sql: string): void
  /** All or nothing; `work` must not wait for anything. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Opens the embedded database in `file` (`:memory:` for one that is forgotten). */
export function openDatabase(file: string): Database {
  const db = new Libsql(file)
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma foreign_keys = on',
  )
  const statements = new Map<string, Libsql.Statement>()
  let closed = false

  function prepare(sql: string): Libsql.Statement {
    // The engine would still run statements of a closed database.
    if (closed) throw new Error('The database is closed')
    const known = statements.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    run: (sql, ...values) => prepare(sql).run(...values.map(bind)).changes,
    all: <Row>(sql: string, ...values: Bindable[]) => prepare(sql).all(...values.map(bind)) as Row[],
    exec: (sql) => {
      db.exec(sql)
    },
    transaction: (work) => db.transaction(work)(),
    close: () => {
      closed = true
      db.close()
    },
  }
}

/** Makes a value safe to bind: the engine aborts the whole process on a boolean, and on bytes as the first parameter. */
function bind(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`Cannot bind ${Object.prototype.toString.call(value)} to a statement`)
}
