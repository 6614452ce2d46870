import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, type Bindable } from '../../platform/db/database'

const db = openDatabase(':memory:')
afterAll(() => db.close())
db.exec('create table things (value)')

describe('binding', () => {
  it('converts booleans, on which libsql would abort', () => {
    db.run('insert into things (value) values (?), (?)', true, false)
    expect(db.all('select value from things')).toEqual([{ value: 1 }, { value: 0 }])
  })

  it.each([[new Date()], [[1]], [undefined], [Number.NaN], [new Uint8Array(1)]])('refuses %o', (value) => {
    expect(() => db.run('insert into things (value) values (?)', value as unknown as Bindable)).toThrow(TypeError)
  })
})

describe('transactions', () => {
  it('run completely or not at all', () => {
    expect(() =>
      db.transaction(() => {
        db.run('delete from things')
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(db.all('select * from things')).toHaveLength(2)
  })

  it('do not run on a closed database', () => {
    const closed = openDatabase(':memory:')
    closed.close()
    expect(() => closed.all('select 1')).toThrow('closed')
  })
})
