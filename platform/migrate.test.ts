import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { migrate } from './migrate.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function apply(names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query('INSERT INTO app.migration (name, run_on) SELECT unnest($1::text[]), now()', [names])
  await client.end()
}

test('a database that knows every migration is not changed', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([])
})

test('a database of a newer release is refused with the names of the unknown migrations', async () => {
  await apply(['9901_a_newer_table', '9902_another'])
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    'older than the database, which holds migrations that it does not know (9901_a_newer_table, 9902_another)',
  )
  await apply(['9903', '9904', '9905', '9906', '9907'])
  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    '(9901_a_newer_table, 9902_another, 9903, 9904, 9905 and 2 more)',
  )
})

test('the server then ends with that one sentence', async () => {
  const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      MODE: 'demo',
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      ALLOW_UNSAFE_DB: '1',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const code = await new Promise((ended) => child.on('close', ended))
  expect(code).toBe(1)
  expect(said).toMatch(/^This release is older than the database[^\n]+9901_a_newer_table[^\n]+\n$/)
})
