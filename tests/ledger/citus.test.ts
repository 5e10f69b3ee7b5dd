/**
 * db/citus.sql against a migrated database: it names every table of the wallet, and only tables that can lie
 * so.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'

const text = readFileSync(new URL('../../db/citus.sql', import.meta.url), 'utf8')
const namedBy = (call: string) =>
  [...text.matchAll(new RegExp(`SELECT ${call}\\('([a-z_.]+)'`, 'g'))].map((match) => match[1]!)
const distributed = namedBy('create_distributed_table')
const everywhere = namedBy('create_reference_table')
const local = namedBy('citus_add_local_table_to_metadata')

let fresh: FreshDatabase
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  owner = openDatabase({ url: fresh.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await fresh.drop()
})

const query = async <Row>(sql: string): Promise<Row[]> => (await owner.pool.query(sql)).rows as Row[]

test('names each table once, and each of them exists', async () => {
  const all = [...distributed, ...everywhere, ...local]
  expect(new Set(all).size).toBe(all.length)
  const there = await query<{ name: string }>(
    "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  )
  expect(all.filter((name) => !there.some((table) => table.name === name))).toEqual([])
})

test('leaves no table of the wallet out', async () => {
  const wallet = await query<{ name: string }>(
    "SELECT 'wallet.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'wallet' AND c.relkind IN ('r', 'p') AND NOT c.relispartition",
  )
  expect(
    wallet
      .map(({ name }) => name)
      .filter((name) => ![...distributed, ...everywhere, ...local].includes(name)),
  ).toEqual([])
})

test('lays by shard only what carries it in the primary key and in every other unique index', async () => {
  const indexes = await query<{ name: string; is_primary: boolean; columns: string[] }>(`
    SELECT i.indrelid::regclass::text AS name, i.indisprimary AS is_primary, array_agg(a.attname::text) AS columns
    FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey) WHERE i.indisunique GROUP BY i.indexrelid, i.indrelid, i.indisprimary`)
  for (const name of distributed) {
    const own = indexes.filter((index) => index.name === name)
    expect(
      own.some((index) => index.is_primary),
      name,
    ).toBe(true)
    for (const { columns } of own) expect(columns, name).toContain('shard')
  }
})

test('has foreign keys from sharded tables only to tables on every worker', async () => {
  const keys = await query<{ name: string; target: string }>(
    "SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS target FROM pg_constraint WHERE contype = 'f'",
  )
  for (const { name, target } of keys) {
    if (distributed.includes(name))
      expect([...everywhere, ...distributed], `${name} → ${target}`).toContain(target)
    if (everywhere.includes(name)) expect(everywhere, `${name} → ${target}`).toContain(target)
  }
})
