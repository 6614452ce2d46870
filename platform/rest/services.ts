import { Hono } from 'hono'
import type { z } from 'zod/mini'
import type { serviceSchema } from '@/api/devcenter/schemas'
import type { PlatformContext } from '../context'
import { readPaging } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'
import { notFound } from '../kernel/errors'

interface ServiceRow {
  id: string
  slug: string
  name: string
  description: string
  active: number
  public: number
  is_beta: number
}

/** The services of the network: all of them with a token, the public ones without (API-1). */
export function services(context: PlatformContext): Hono<PlatformEnv> {
  const { db, origin, searchIndex } = context

  function list(where: string, page: number, pageSize: number) {
    const rows = db.all<ServiceRow>(
      `select * from services ${where} order by position limit ? offset ?`,
      pageSize,
      (page - 1) * pageSize,
    )
    const count = db.all<{ count: number }>(`select count(*) as count from services ${where}`)[0]?.count ?? 0
    const index = searchIndex.address()
    return { count, results: rows.map((row) => answer(row, origin, index)) }
  }

  return new Hono<PlatformEnv>({ strict: false })
    .get('/public/v1/services', (c) => {
      const { page, pageSize } = readPaging(c, { pageSize: 25, maxPageSize: 100 })
      return c.json(list('where public = 1', page, pageSize))
    })
    .get('/v1/services', (c) => {
      const { page, pageSize } = readPaging(c, { pageSize: 25, maxPageSize: 100 })
      return c.json(list('', page, pageSize))
    })
    .get('/v1/services/:id', (c) => {
      const row = db.all<ServiceRow>('select * from services where id = ?', c.req.param('id'))[0]
      if (!row) throw notFound('service')
      return c.json(answer(row, origin, searchIndex.address()))
    })
}

function answer(row: ServiceRow, origin: string, searchIndex: string | undefined) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    active: row.active === 1,
    public: row.public === 1,
    isBeta: row.is_beta === 1,
    serviceType: 'API',
    currentDocLocation: `${origin}/content/docs/${row.slug}/`,
    ...(searchIndex !== undefined && { searchIndex }),
  } satisfies z.input<typeof serviceSchema> & { description: string }
}
