/**
 * Reports read from a replica (here: a second connection to the same server), and from the database itself if
 * it is away or behind.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCompliance } from '../../contract/operator/cashier/export-compliance.ts'
import { exportStatementLines } from '../../contract/operator/cashier/export-statement-lines.ts'
import { exportOpenRounds } from '../../contract/operator/launch/export-open-rounds.ts'
import { exportAdjustments } from '../../contract/operator/members/export-adjustments.ts'
import { exportBonuses } from '../../contract/player/cashier/export-bonuses.ts'
import { listBonuses } from '../../contract/player/cashier/list-bonuses.ts'
import { listTransactions } from '../../contract/player/cashier/list-transactions.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import { loadConfig } from '../../platform/config.ts'
import { openDatabase, oneOf, sql } from '../../platform/postgres.ts'
import { openReports, reportsKey } from '../../platform/reports.ts'
import { freshDatabase, type FreshDatabase } from '../support/database.ts'
import { FaultProxy } from '../support/fault-proxy.ts'
import { startServer, type TestServer } from '../support/server.ts'

let fresh: FreshDatabase, proxy: FaultProxy, server: TestServer
beforeAll(async () => {
  fresh = await freshDatabase({ isSeeded: true })
  const address = new URL(fresh.url)
  proxy = await FaultProxy.open({ host: address.hostname, port: Number.parseInt(address.port, 10) })
  server = await startServer({ database: fresh, env: { DATABASE_URL_REPORTS: proxy.through(fresh.url) } })
})
afterAll(async () => {
  await server.close()
  await proxy.close()
  await fresh.drop()
})

const counts = () => ({ ...server.process.services.use(reportsKey).counts })

const give = (key: string) =>
  server.process.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'test',
      key,
      kind: 'OPENING',
      currency: 'THB',
      reference: key,
      entries: [
        {
          from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
          to: memberAccount(demoMemberId(9)),
          amount: 700n,
          code: 'OPENING',
        },
      ],
    }),
  )

test('every file is read there, and none makes it rest', async () => {
  const [client, operator] = [server.client(), server.client()]
  const [token, staff] = [await client.signIn('member09'), await operator.signInOperator('owner')]
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  const files: [string, string, number][] = [
    [`${exportBonuses.path}?format=CSV`, token, 2],
    [listBonuses.path, token, 1],
    [exportStatementLines.path, staff, 1],
    [exportAdjustments.path, staff, 1],
    [`${exportCompliance.path}?report=SUSPICIOUS&from=${today}&to=${today}`, staff, 1],
    [`${exportOpenRounds.path}?format=CSV`, staff, 2],
  ]
  for (const [path, bearer, reads] of files) {
    const before = counts()
    const reply = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${bearer}` } })
    await reply.text()
    expect([
      path,
      reply.status,
      counts().served - before.served,
      counts().passedOver - before.passedOver,
    ]).toEqual([path, 200, reads, 0])
  }
})

test('records, reports and files are read there, each with all that was answered before; without it the database answers', async () => {
  const [client, operator] = [server.client(), server.client()]
  const [token, staff] = [await client.signIn('member09'), await operator.signInOperator('owner')]
  const latest = async () =>
    (
      await client.get<{ list: { reference: string }[] }>(`${listTransactions.path}?pageNo=1&pageSize=5`, {
        token,
      })
    ).value.list[0]!.reference
  const reports = [
    '/api/operator/reports/gaming',
    '/api/operator/reports/liabilities',
    '/api/operator/reports/reconciliation',
    `/api/operator/members/${demoMemberId(9)}/transfers`,
    `/api/operator/members/${demoMemberId(9)}/rounds`,
  ]
  const readAll = async () => {
    for (const path of reports)
      expect([path, (await operator.get(path, { token: staff })).status]).toEqual([path, 200])
    const file = await fetch(`${server.origin}/api/wps/report/transactions/export?format=CSV`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await file.text()).includes('OPENING') || file.status
  }
  await give('there')
  expect(await latest()).toBe('there')
  await readAll()
  const before = counts()
  expect(before.passedOver).toBe(0)
  expect(before.served).toBeGreaterThanOrEqual(reports.length + 3)

  proxy.set('cut')
  await give('away')
  expect(await latest()).toBe('away')
  await readAll()
  expect(counts().served).toBe(before.served)
  expect(counts().passedOver).toBeGreaterThanOrEqual(reports.length + 3)
  proxy.set('none')
})

test('its role reads the ledger and the records, writes nothing, and sees no credentials', async () => {
  const reader = openDatabase({ url: fresh.url, role: 'sala_reports', max: 1 })
  const codeOf = (statement: ReturnType<typeof sql>) =>
    statement.execute(reader.kysely).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  expect(await codeOf(sql`SELECT count(*) FROM wallet.transfer, cashier.withdrawal`)).toBe('done')
  for (const statement of [
    sql`UPDATE wallet.balance SET balance = 0`,
    sql`DELETE FROM wallet.transfer`,
    sql`INSERT INTO cashier.step DEFAULT VALUES`,
    sql`SELECT 1 FROM identity.account`,
    sql`SELECT 1 FROM app.session`,
    sql`SELECT 1 FROM operator.account`,
    sql`SELECT 1 FROM operator.recovery_code`,
  ])
    expect(await codeOf(statement)).toBe('42501')
  await reader.close()
})

test('a replica that is behind is passed over until it has caught up', async () => {
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 1 })
  const replays = async (position: string) => {
    await owner.pool.query(
      `CREATE OR REPLACE FUNCTION lagging.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS $$ SELECT '${position}'::pg_lsn $$`,
    )
  }
  // What a standby would say, in front of the server's own functions.
  await owner.pool.query(
    'CREATE SCHEMA lagging; GRANT USAGE ON SCHEMA lagging TO PUBLIC; CREATE FUNCTION lagging.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS $$ SELECT true $$',
  )
  await owner.pool.query(
    `ALTER DATABASE ${new URL(fresh.ownerUrl).pathname.slice(1)} SET search_path = lagging, pg_catalog, public`,
  )
  const database = openDatabase({ url: fresh.url, max: 2 })
  const reports = openReports({ url: fresh.url, database, statementTimeoutMs: 5_000, logger: { warn() {} } })
  const servedAs = () =>
    reports.read(
      database.kysely,
      async (reader) => (await oneOf(reader, sql<{ role: string }>`SELECT current_user AS role`)).role,
    )
  await replays('0/1')
  expect(await servedAs()).toBe('sala_app')
  await replays('FFFFFFFF/0')
  expect(await servedAs()).toBe('sala_reports')
  await expect(
    reports.read(database.kysely, async (reader) => {
      await sql`CREATE TABLE public.mine ()`.execute(reader)
    }),
  ).rejects.toThrow()
  expect(reports.counts).toEqual({ served: 1, passedOver: 2 })
  for (const one of [reports, database, owner]) await one.close()
})

test('an invalid address ends the start with one sentence', () => {
  expect(() => loadConfig({ DATABASE_URL_REPORTS: 'mysql://x' })).toThrow(
    'DATABASE_URL_REPORTS must start with postgres://',
  )
})
