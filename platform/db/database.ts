import Libsql from 'libsql'

/** A value of a statement. The caller writes dates and lists as text, and bytes as base64. */
export type Bindable = string | number | boolean | null

export interface Database {
  /** Runs a statement; returns the number of changed rows. */
  run(sql: string, ...values: Bindable[]): number
  /** The rows of a query. For a single row take the first: libsql's `get` adds a column to it. */
  all<Row>(sql: string, ...values: Bindable[]): Row[]
  /** Runs several statements. */
  exec(sql: string): void
  /** Runs `work` completely or not at all. It must be synchronous. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Opens the embedded database in a file, or in memory with `:memory:`. */
export function openDatabase(file: string): Database {
  const db = new Libsql(file)
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma foreign_keys = on',
  )
  const statements = new Map<string, Libsql.Statement>()
  let isClosed = false

  function prepare(sql: string): Libsql.Statement {
    // libsql would still run statements of a closed database.
    if (isClosed) throw new Error('The database is closed')
    const cached = statements.get(sql)
    if (cached) return cached
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
      isClosed = true
      db.close()
    },
  }
}

/** Converts a value that can be bound. libsql aborts the process on a boolean, and on bytes as the first value. */
function bind(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError(`Cannot bind ${Object.prototype.toString.call(value)} to a statement`)
}
