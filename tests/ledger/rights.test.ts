import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { runAudit, sealTransfers, transactionOf } from '../../modules/wallet/index.ts'
import { clientConfig } from '../../platform/postgres.ts'
import { bet, openWallet, win, type Wallet } from './support.ts'

let wallet: Wallet
let owner: pg.Client
beforeAll(async () => {
  wallet = await openWallet()
  owner = new pg.Client(clientConfig({ url: wallet.fresh.ownerUrl, role: null }))
  await owner.connect()
  const memberId = await wallet.member('one', { main: 1_000n, bonus: 50n })
  await wallet.poster.post(bet({ memberId, transactionId: 'b1' }))
  await wallet.poster.post(win({ memberId, transactionId: 'w1' }))
  await wallet.poster.post(bet({ memberId, transactionId: 'b2', roundId: 'r2', amount: 9_999n }))
})
afterAll(async () => {
  await owner.end()
  await wallet.close()
})

test('the application may not change or remove what the ledger has recorded', async () => {
  for (const table of [
    'wallet.transfer',
    'wallet.txn',
    'wallet.answer',
    'wallet.seal',
    'wallet.play_change',
    'wallet.refusal',
    'wallet.owner',
    'wallet.purpose',
    'app.audit_log',
    'app.idempotency',
  ]) {
    for (const statement of [`DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
      await expect(wallet.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    }
    const { rows } = await owner.query<{ name: string }>(
      'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attidentity = $$$$',
      [table],
    )
    for (const { name } of rows) {
      await expect(
        wallet.database.pool.query(`UPDATE ${table} SET "${name}" = "${name}"`),
        `${table}.${name}`,
      ).rejects.toMatchObject({ code: '42501' })
    }
  }
  for (const table of [
    'wallet.balance',
    'wallet.round',
    'wallet.hold',
    'wallet.receivable',
    'wallet.account_total',
  ]) {
    await expect(wallet.database.pool.query(`DELETE FROM ${table}`), table).rejects.toMatchObject({
      code: '42501',
    })
  }
  for (const statement of [
    'ALTER TABLE wallet.transfer DROP COLUMN key',
    'DROP TABLE wallet.transfer',
    'CREATE TABLE wallet.mine (n int)',
    'RESET ROLE; SELECT 1',
  ]) {
    if (statement.startsWith('RESET')) continue
    await expect(wallet.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  }
})

test('a balance below zero, an amount of nothing and a row of two currencies are refused by the tables themselves', async () => {
  await expect(owner.query('UPDATE wallet.balance SET balance = -1')).rejects.toMatchObject({
    constraint: 'balance_not_negative',
  })
  const insert = (debit: bigint, credit: bigint, amount: bigint) =>
    owner.query(
      `
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, shard, code, guarded_side) VALUES (1, 1, $1, $2, $3, now(), 0, 1, 0)`,
      [debit, credit, amount],
    )
  await expect(insert(65_540n, 65_552n, 0n)).rejects.toMatchObject({ code: '23514' })
  await expect(insert(65_540n, 65_553n, 1n)).rejects.toMatchObject({ code: '23514' })
  await expect(insert(65_540n, 65_540n, 1n)).rejects.toMatchObject({ code: '23514' })
})

test('every primary key and unique constraint of a table with money carries the shard behind the id', async () => {
  const { rows } = await owner.query<{ table: string; columns: string }>(`
    SELECT i.indrelid::regclass::text AS "table", pg_get_indexdef(i.indexrelid) AS columns FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'shard' WHERE n.nspname = 'wallet' AND i.indisunique`)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row.columns, row.table).toMatch(/\(\w+, .*shard\)|\(\w+, shard\)/)
})

test('the proof finds a changed transfer, a changed balance and a removed row', async () => {
  // A transaction of any database of the server may hold the horizon back for a moment.
  await expect
    .poll(async () => {
      await sealTransfers(wallet.database)
      return (await owner.query('SELECT FROM wallet.seal')).rowCount
    })
    .toBeGreaterThan(0)
  const failing = async () =>
    (await runAudit(wallet.database.kysely)).filter((proof) => !proof.ok).map((proof) => proof.id)
  expect(await failing()).toEqual([])
  const tamper = async (change: string, undo: string) => {
    await owner.query(change)
    const found = await failing()
    await owner.query(undo)
    expect(await failing()).toEqual([])
    return found
  }
  expect(
    await tamper(
      'UPDATE wallet.balance SET balance = balance + 1 WHERE account_id & 65535 = 4',
      'UPDATE wallet.balance SET balance = balance - 1 WHERE account_id & 65535 = 4',
    ),
  ).toEqual(['I1', 'I4'])
  expect(
    await tamper(
      "UPDATE wallet.transfer SET created_at = created_at + interval '1 second' WHERE kind = 1",
      "UPDATE wallet.transfer SET created_at = created_at - interval '1 second' WHERE kind = 1",
    ),
  ).toEqual(['I9'])
  expect(
    await tamper(
      'UPDATE wallet.transfer SET amount = amount + 1 WHERE kind = 1',
      'UPDATE wallet.transfer SET amount = amount - 1 WHERE kind = 1',
    ),
  ).toEqual(['I1', 'I4', 'I6', 'I9'])
  expect(
    await tamper("UPDATE wallet.seal SET hash = sha256('x'::bytea || hash)", 'SELECT 1').catch(
      () => 'still broken',
    ),
  ).toBe('still broken')
})

test('one transaction of the hot path is shown to operators with its transfers', async () => {
  const { rows } = await owner.query<{ txn_id: string }>(
    "SELECT txn_id FROM audit.txns WHERE idem_key = 'w1'",
  )
  expect(await transactionOf(wallet.database.kysely, rows[0]!.txn_id)).toMatchObject({
    scope: 'vendor:A',
    key: 'w1',
    kind: 'WIN',
    reference: 'r1',
    transfers: [{ from: 'demo/house:RNG', to: 'one/main', amount: 250n, code: 'PAYOUT' }],
  })
})
