/** What travels together is done one behind the other, and a transaction stays one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { lastPrepared } from './postgres-driver.ts'
import { answersTo, openDatabase, question, rowsOf, run, sql, type Database, type Tx } from './postgres.ts'

let fresh: FreshDatabase
let database: Database
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.ownerUrl, role: null, max: 2 })
  owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 2 })
  await run(
    owner.kysely,
    sql`CREATE TABLE public.thing (name text PRIMARY KEY, amount int NOT NULL CHECK (amount >= 0),
      twin text UNIQUE DEFERRABLE INITIALLY DEFERRED)`,
  )
})
beforeEach(() => run(owner.kysely, sql`TRUNCATE public.thing`))
afterAll(async () => {
  await database.close()
  await owner.close()
  await fresh.drop()
})

const things = async () =>
  (
    await rowsOf(
      owner.kysely,
      sql<{ name: string; amount: number }>`SELECT name, amount FROM public.thing ORDER BY 1`,
    )
  ).map(({ name, amount }) => `${name} ${amount}`)
const add = (tx: Tx, name: string, amount = 1) =>
  run(tx, sql`INSERT INTO public.thing VALUES (${name}, ${amount})`)
/** With its commit. */
const addLast = (tx: Tx, name: string, amount = 1, twin: string | null = null) =>
  run(tx, sql`${lastPrepared} INSERT INTO public.thing VALUES (${name}, ${amount}, ${twin})`)

test('the first statement of a transaction is in it', async () => {
  await expect(
    database.transaction(async (tx) => {
      await add(tx, 'a')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await things()).toEqual([])
})

test('a transaction without a statement, and one that fails before any, end', async () => {
  expect(await database.transaction(async () => 7)).toBe(7)
  await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await database.transaction((tx) => add(tx, 'a'))
  expect(await things()).toEqual(['a 1'])
})

test('a last statement is committed with what stood before it, without another journey', async () => {
  await database.transaction(async (tx) => {
    await add(tx, 'a')
    const last = addLast(tx, 'b')
    await last
    await expect.poll(things).toEqual(['a 1', 'b 1'])
  })
  expect(await things()).toEqual(['a 1', 'b 1'])
})

test('a last statement that fails takes all of its transaction with it', async () => {
  const attempt = database.transaction(async (tx) => {
    await add(tx, 'a')
    await addLast(tx, 'b', -1)
  })
  await expect(attempt).rejects.toMatchObject({ code: '23514' })
  expect(await things()).toEqual([])
  // Its connections are as good as before.
  for (const name of ['c', 'd', 'e']) await database.transaction((tx) => add(tx, name))
  expect(await things()).toEqual(['c 1', 'd 1', 'e 1'])
})

test('a commit that fails behind its last statement fails the transaction', async () => {
  await database.transaction((tx) => addLast(tx, 'a', 1, 'twin'))
  const attempt = database.transaction((tx) => addLast(tx, 'b', 1, 'twin'))
  await expect(attempt).rejects.toMatchObject({ code: '23505' })
  expect(await things()).toEqual(['a 1'])
})

test('a connection that is cut between begin and commit leaves nothing, and the caller hears of it', async () => {
  const attempt = database.transaction(async (tx) => {
    await add(tx, 'a')
    const [{ pid }] = (await rowsOf(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`)) as [
      { pid: number },
    ]
    await run(owner.kysely, sql`SELECT pg_terminate_backend(${pid})`)
    await addLast(tx, 'b')
  })
  await expect(attempt).rejects.toThrow()
  expect(await things()).toEqual([])
})

test('what is asked at once behind a lock is answered as it is after the wait', async () => {
  await database.transaction((tx) => add(tx, 'a'))
  let read: Promise<unknown>
  await owner.transaction(async (other) => {
    await run(other, sql`UPDATE public.thing SET amount = 2`)
    read = database.transaction((tx) =>
      answersTo(tx, [
        question(sql`SELECT FROM public.thing FOR SHARE`, (rows) => rows.length),
        question(sql<{ amount: number }>`SELECT amount FROM public.thing`, ([row]) => row!.amount),
        question(
          sql<{ count: number }>`SELECT count(*)::int AS count FROM public.thing`,
          ([row]) => row!.count,
        ),
      ]),
    )
    await expect
      .poll(async () => (await rowsOf(owner.kysely, sql`SELECT FROM pg_locks WHERE NOT granted`)).length)
      .toBeGreaterThan(0)
    await run(other, sql`UPDATE public.thing SET amount = 3`)
  })
  expect(await read!).toEqual([1, 3, 1])
})

test('of what is asked at once the first that fails is told, and the transaction is gone', async () => {
  const nothing = () => {}
  const attempt = database.transaction(async (tx) => {
    await add(tx, 'a')
    await answersTo(tx, [
      question(sql`SELECT 1`, nothing),
      question(sql`SELECT 1 / 0`, nothing),
      question(sql`SELECT 2`, nothing),
    ])
  })
  await expect(attempt).rejects.toMatchObject({ code: '22012' })
  expect(await things()).toEqual([])
})
