import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { arrayText } from './array-text.ts'
import { oneOf, openDatabase, sql, type Database } from './postgres.ts'

let fresh: FreshDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.ownerUrl, max: 1 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

/** The database refuses a text with a zero byte, and a lone half of a surrogate pair has no UTF-8. */
const texts = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((text) => !text.includes('\0') && text.isWellFormed())
const hostile = fc.constantFrom('', 'NULL', 'null', '{}', '{"a"}', ',', '\\', '"', '\\"', '\n\t', ' a ', 'ไก่')

test('what is handed to the database as an array comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.oneof(texts, hostile)), { maxLength: 40 }),
      fc.array(fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })), { maxLength: 40 }),
      fc.array(fc.double({ noNaN: true }), { maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (words, amounts, reals, flags) => {
        const row = await oneOf(
          database.kysely,
          sql<{ words: string[]; amounts: string[]; reals: number[]; flags: boolean[] }>`
            SELECT ${words}::text[] AS words, ${amounts}::bigint[] AS amounts, ${reals}::float8[] AS reals, ${flags}::boolean[] AS flags`,
        )
        expect(row.words).toEqual(words)
        expect(row.amounts.map(String)).toEqual(amounts.map(String))
        expect(row.reals.map((real) => real + 0)).toEqual(reals.map((real) => real + 0))
        expect(row.flags).toEqual(flags)
      },
    ),
    { numRuns: 200 },
  )
})

test('an array of other values is left to the driver', () => {
  expect(arrayText([new Date()])).toBeUndefined()
  expect(arrayText([['a']])).toBeUndefined()
  expect(arrayText([{}])).toBeUndefined()
})
