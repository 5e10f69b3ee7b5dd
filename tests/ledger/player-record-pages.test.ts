import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountRecordOf,
  accountTotalsOf,
  betRecordOf,
  roundTotalsOf,
  runAudit,
  setGameGuards,
} from '../../modules/wallet/index.ts'
import { oneOf, run, sql, type Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { GAMES } from './player-steps.ts'
import { betWin, openWallet, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
  await within((tx) =>
    setGameGuards(
      tx,
      GAMES.flatMap((product) =>
        ['A', 'B'].map((vendor) => ({ vendor, gameCode: `X-${product}`, product, isOpen: true })),
      ),
    ),
  )
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

const reader = () => wallet.database.kysely

const moveClock = (minutes: number) =>
  run(reader(), sql`UPDATE app.clock SET offset_ms = offset_ms + ${minutes * 60_000}`)

test('pages stay as they were while new rows arrive, once the first page’s mark is given back', async () => {
  const memberId = await wallet.member('steady', { main: 100_000n })
  const playSome = async (count: number, name: string) => {
    for (let n = 0; n < count; n++)
      await wallet.poster.post(
        betWin({
          memberId,
          roundId: `steady-${name}-${n}`,
          transactionId: `steady-${name}-${n}`,
          betAmount: 10n,
          winAmount: 3n,
        }),
      )
  }
  await playSome(15, 'old')
  const first = await betRecordOf(reader(), { memberId, pageNo: 1, pageSize: 10 })
  const lines = await accountRecordOf(reader(), { memberId, pageNo: 1, pageSize: 10 })
  await playSome(4, 'new')
  await rollUpAll(wallet.database)
  const second = await betRecordOf(reader(), { memberId, upTo: first.mark, pageNo: 2, pageSize: 10 })
  expect([...first.list, ...second.list].map((round) => round.roundId)).toEqual(
    Array.from({ length: 15 }, (_, n) => `steady-old-${14 - n}`),
  )
  expect(second.totals).toEqual(first.totals)
  expect(await accountRecordOf(reader(), { memberId, upTo: lines.mark, pageNo: 1, pageSize: 10 })).toEqual(
    lines,
  )
  expect((await betRecordOf(reader(), { memberId, pageNo: 1, pageSize: 10 })).totals.count).toBe(19)
})

test('a range takes the rounds and lines of its half hours and no others; nobody’s record holds another’s', async () => {
  const [memberId, other] = [
    await wallet.member('ranged', { main: 10_000n }),
    await wallet.member('ranged-other', { main: 10_000n }),
  ]
  await rollUpAll(wallet.database)
  for (const owner of [memberId, other])
    await wallet.poster.post(
      betWin({ memberId: owner, roundId: `now-${owner}`, transactionId: `now-${owner}` }),
    )
  await moveClock(24 * 60)
  const { now } = await oneOf(
    reader(),
    sql<{ now: Date }>`SELECT date_bin('30 minutes', app.now(), '2000-01-01Z') AS now`,
  )
  await wallet.poster.post(betWin({ memberId, roundId: 'tomorrow', transactionId: 'tomorrow' }))
  const record = await betRecordOf(reader(), { memberId, from: now, pageNo: 1, pageSize: 10 })
  expect(record.list.map((round) => round.roundId)).toEqual(['tomorrow'])
  expect(
    (await betRecordOf(reader(), { memberId, to: now, pageNo: 1, pageSize: 10 })).list.map(
      (round) => round.roundId,
    ),
  ).toEqual(['now-ranged'])
  expect(await accountTotalsOf(reader(), { memberId, from: now })).toHaveLength(2)
  expect((await betRecordOf(reader(), { memberId: 'nobody', pageNo: 1, pageSize: 10 })).totals.count).toBe(0)
  expect(await roundTotalsOf(reader(), { memberId, from: now })).toMatchObject({ count: 1 })
})
