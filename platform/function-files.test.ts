import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../tests/support/database.ts'
import { type FunctionFile, readFunctionFiles } from './function-files.ts'
import { migrate } from './migrate.ts'

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))
/** The last migration that could still change a function: its text had no file. */
const LAST_WITHOUT_FILES = '0892_room_house_seats'
const files = readFunctionFiles()
const opened: FreshDatabase[] = []
const folder = mkdtempSync(join(tmpdir(), 'sala-function-files-'))
let migrated: FreshDatabase

beforeAll(async () => {
  migrated = await open()
})
afterAll(async () => {
  for (const database of opened) await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function open(wish: { isMigrated?: boolean } = {}): Promise<FreshDatabase> {
  const database = await freshDatabase(wish)
  opened.push(database)
  return database
}

async function asOwner<Result>(
  { ownerUrl }: FreshDatabase,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

interface Made {
  name: string
  signature: string
  /** Arguments, result, language, volatility, SECURITY DEFINER, settings and body. */
  definition: string
  owner: string
  rights: string | null
}

/** Every function and procedure of the product's schemas. */
async function functionsOf(client: pg.Client): Promise<Made[]> {
  const { rows } = await client.query<Made>(`
    SELECT n.nspname || '.' || p.proname AS name, p.oid::regprocedure::text AS signature,
           pg_get_functiondef(p.oid) AS definition, pg_get_userbyid(p.proowner) AS owner, p.proacl::text AS rights
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%' AND p.prokind <> 'a'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.oid::regprocedure::text COLLATE "C"`)
  return rows
}

const definitionOf = async (database: FreshDatabase, signature: string): Promise<string> =>
  asOwner(database, async (client) => {
    const { rows } = await client.query<{ definition: string }>(
      'SELECT pg_get_functiondef($1::regprocedure) AS definition',
      [signature],
    )
    return rows[0]!.definition
  })

/** This release's files, one of them with another text. */
const filesWith = (path: string, text: string): FunctionFile[] =>
  files.map((file) => (file.path === path ? { path, text, sha256: `of ${text}` } : file))
const nowWith = (words: string): FunctionFile[] =>
  filesWith(
    'app/now.sql',
    `CREATE OR REPLACE FUNCTION app.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT clock_timestamp() -- ${words}\n$$;`,
  )

test('every function of the product has a file, and every file a function', async () => {
  const made = await asOwner(migrated, functionsOf)
  expect(made.length).toBeGreaterThan(30)
  expect(files.map(({ path }) => path)).toEqual(
    [...new Set(made.map(({ name }) => `${name.replace('.', '/')}.sql`))].sort(),
  )
})

test('each function is what its file alone creates: text, owner, rights and settings', async () => {
  await asOwner(migrated, async (client) => {
    const before = await functionsOf(client)
    await client.query('BEGIN')
    for (const { signature, name } of before)
      await client.query(`ALTER ROUTINE ${signature} RENAME TO put_aside_${name.split('.')[1]}`)
    await client.query('SET LOCAL check_function_bodies = off')
    for (const { text } of files) await client.query(text)
    const after = (await functionsOf(client)).filter(({ name }) => !name.includes('.put_aside_'))
    expect(after).toEqual(before)

    // Now that all of them exist, PostgreSQL accepts every body.
    await client.query('SET LOCAL check_function_bodies = on')
    for (const { text } of files) await client.query(text)
    await client.query('ROLLBACK')
  })
})

test('a file creates the functions of its name and nothing else', () => {
  for (const { path, text } of files) {
    const name = path.slice(0, -'.sql'.length).replace('/', '.')
    const made = [...text.matchAll(/^CREATE\b.*?\b(?:FUNCTION|PROCEDURE) ([a-z0-9_.]+)/gm)]
    expect(made.length, path).toBeGreaterThan(0)
    for (const [statement, its] of made) {
      expect(statement, path).toMatch(/^CREATE OR REPLACE (FUNCTION|PROCEDURE) /)
      expect(its, path).toBe(name)
    }
  }
})

test('no migration changes a function without its file', async () => {
  const database = await open({ isMigrated: false })
  const target = mkdtempSync(join(folder, 'migrations-'))
  const expected = await asOwner(migrated, functionsOf)
  const replaced = new Set<string>()
  let before: Made[] = []
  /** Applies one more migration and compares the functions before and after it. */
  const step = async (): Promise<void> => {
    await migrate(database.ownerUrl, () => {}, { folder: target, functions: [] })
    const after = await asOwner(database, functionsOf)
    for (const one of after) {
      const old = before.find(({ signature }) => signature === one.signature)
      if (old && JSON.stringify(old) !== JSON.stringify(one)) replaced.add(one.signature)
    }
    before = after
  }
  const otherThanTheirFiles = (): string[] =>
    [...replaced].filter((signature) => {
      const [here, there] = [before, expected].map((all) => all.find((one) => one.signature === signature))
      return here !== undefined && JSON.stringify(here) !== JSON.stringify(there)
    })

  const names = readdirSync(migrations).sort()
  const [early, late] = [true, false].map((isEarly) =>
    names.filter((name) => name <= `${LAST_WITHOUT_FILES}.sql` === isEarly),
  )
  for (const name of early!) copyFileSync(join(migrations, name), join(target, name))
  await step()
  for (const name of late!) {
    copyFileSync(join(migrations, name), join(target, name))
    await step()
  }
  expect(otherThanTheirFiles()).toEqual([])

  // A planted migration of this kind is found, however it does it.
  writeFileSync(
    join(target, '9901_planted.sql'),
    `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('wallet.post_batch'::regproc), '> 0 THEN', '>= 1 THEN'); END $$;
     ALTER FUNCTION app.now() VOLATILE; REVOKE EXECUTE ON FUNCTION wallet.horizon() FROM PUBLIC;`,
  )
  await step()
  expect(otherThanTheirFiles().map((signature) => signature.replace(/\(.*/, ''))).toEqual([
    'app.now',
    'wallet.horizon',
    'wallet.post_batch',
  ])
})

test('a changed text is applied at the next start, and the others are left alone', async () => {
  const database = await open()
  const applied = (): Promise<{ path: string; at: Date }[]> =>
    asOwner(database, async (client) => {
      const { rows } = await client.query<{ path: string; at: Date }>(
        'SELECT path, applied_at AS at FROM app.function_file WHERE is_current ORDER BY path COLLATE "C"',
      )
      return rows
    })
  const first = await applied()
  expect(first.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
  await migrate(database.ownerUrl)
  expect(await applied()).toEqual(first)

  const changed = nowWith('a second text')
  expect(await migrate(database.ownerUrl, () => {}, { functions: changed })).toEqual([])
  expect(await definitionOf(database, 'app.now()')).toContain('a second text')
  const second = await applied()
  expect(second.filter(({ at }, place) => at.getTime() !== first[place]!.at.getTime())).toEqual([
    { path: 'app/now.sql', at: expect.any(Date) },
  ])

  await expect(migrate(database.ownerUrl)).rejects.toThrow(
    'older than the database, which holds functions that it has in an older form or not at all (app.now)',
  )
  expect(await applied()).toEqual(second)
})

test('a release that lacks a function of the database is refused with its name', async () => {
  const database = await open()
  const text = 'CREATE OR REPLACE FUNCTION wallet.planted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;'
  const more = [...files, { path: 'wallet/planted.sql', text, sha256: 'of a new one' }]
  await migrate(database.ownerUrl, () => {}, { functions: more })
  expect(await definitionOf(database, 'wallet.planted()')).toContain('SELECT 1')
  await expect(migrate(database.ownerUrl)).rejects.toThrow('(wallet.planted)')
})

test('after a migration every function has the text of its file again', async () => {
  const database = await open()
  const target = mkdtempSync(join(folder, 'migrations-'))
  for (const name of readdirSync(migrations)) copyFileSync(join(migrations, name), join(target, name))
  writeFileSync(join(target, '9901_planted.sql'), 'ALTER FUNCTION app.now() VOLATILE;')
  const before = await definitionOf(database, 'app.now()')
  expect(await migrate(database.ownerUrl, () => {}, { folder: target })).toEqual(['9901_planted'])
  expect(await definitionOf(database, 'app.now()')).toBe(before)
  expect(await migrate(database.ownerUrl, () => {}, { folder: target })).toEqual([])
})

test('processes that start at once apply a text together without conflict', async () => {
  const database = await open({ isMigrated: false })
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.ownerUrl)))
  const changed = nowWith('by one of four')
  await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.ownerUrl, () => {}, { functions: changed })),
  )
  expect(await definitionOf(database, 'app.now()')).toContain('by one of four')
  expect((await asOwner(database, functionsOf)).map(({ signature }) => signature)).toEqual(
    (await asOwner(migrated, functionsOf)).map(({ signature }) => signature),
  )
})

test('a file that PostgreSQL refuses is named, and nothing is changed', async () => {
  const database = await open()
  const broken = filesWith(
    'wallet/horizon.sql',
    'CREATE OR REPLACE FUNCTION wallet.horizon() RETURNS nothing',
  )
  const mixed = broken.map((file) =>
    file.path === 'app/now.sql' ? nowWith('half').find(({ path }) => path === file.path)! : file,
  )
  await expect(migrate(database.ownerUrl, () => {}, { functions: mixed })).rejects.toThrow(
    /^db\/functions\/wallet\/horizon\.sql: /,
  )
  expect(await definitionOf(database, 'app.now()')).not.toContain('half')
  expect(await migrate(database.ownerUrl)).toEqual([])
})
