import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { oneOf, openDatabase, rowsOf, sql, type Database } from './postgres.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 1 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const sumOf = (numbers: readonly number[]) =>
  oneOf(
    database.kysely,
    sql<{ sum: number }>`
    /* prepared */ SELECT sum(n)::int AS sum FROM unnest(${[...numbers]}::int[]) AS n`,
  )

test('a marked statement is planned once for a connection, whatever its values', async () => {
  expect(await sumOf([1, 2])).toEqual({ sum: 3 })
  expect(await sumOf([4])).toEqual({ sum: 4 })
  await oneOf(database.kysely, sql`SELECT 1 AS one`)
  const kept = await rowsOf(
    database.kysely,
    sql<{ calls: number }>`SELECT (generic_plans + custom_plans)::int AS calls FROM pg_prepared_statements`,
  )
  expect(kept).toEqual([{ calls: 2 }])
})
