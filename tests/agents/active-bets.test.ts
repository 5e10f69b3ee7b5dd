/** The setting of active bettors, as team figures and payments follow it (docs/flows/team-figures.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, businessDate, startOfBusinessDate } from '../../kernel/calendar.ts'
import { activeBettorsOf, foldTeams, proveTeams } from '../../modules/agents/index.ts'
import { paySettings } from '../../modules/agents/pay/settings.ts'
import { activeBetUntil } from '../../modules/agents/team/store/active-bets.ts'
import { setSetting } from '../../modules/system/index.ts'
import { postTransaction, setGameGuards } from '../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { deposit } from '../ledger/deposit.ts'
import { PRODUCTS } from '../ledger/play-change-steps.ts'
import { bet, MERCHANT, openWallet, win, type Wallet } from '../ledger/support.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { plantLine } from '../support/lines.ts'

const ZONE = 'Asia/Bangkok'
let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  await run(
    wallet.database.kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, 'demo', 'a house')`,
  )
  await wallet.database.transaction((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'A', gameCode: `X-${product}`, product, isOpen: true })),
    ),
  )
})
afterAll(() => wallet.close())

const reader = () => wallet.database.kysely
const moment = async () => (await oneOf(reader(), sql<{ at: Date }>`SELECT app.now() AS at`)).at
async function fold(): Promise<void> {
  await rollUpAll(wallet.database)
  await foldTeams(wallet.database)
}
async function proveAll(): Promise<void> {
  for (const proof of await proveTeams(reader())) expect(proof).toMatchObject({ ok: true })
}

describe('the house’s own figure of an active bettor', () => {
  const set = (day: number) =>
    wallet.database.transaction((tx) =>
      setSetting(tx, MERCHANT, paySettings.activeBets, { ...bets, DAY: day }),
    )
  const bets = paySettings.activeBets.default
  const activeOn = async (day: string) =>
    (await activeBettorsOf(reader(), ['own-a'], { kind: 'DAY', starts: day })).get('own-a') ?? 0

  test('judges the running periods again as soon as it is set, and leaves those that have ended', async () => {
    await plantLine(wallet.database, MERCHANT, [
      { id: 'own-a', upline: null },
      { id: 'own-m', upline: 'own-a' },
    ])
    await wallet.member('own-m', { main: 90_000n })
    await wallet.database.transaction((tx) => postTransaction(tx, deposit('own-m', 'own-d')))
    await wallet.poster.post(
      bet({ memberId: 'own-m', roundId: 'own-1', transactionId: 'own-1', amount: 30_000n }),
    )
    await wallet.poster.post(
      win({ memberId: 'own-m', roundId: 'own-1', transactionId: 'own-1w', amount: 20n }),
    )
    await fold()
    const today = businessDate(await moment(), ZONE)
    const yesterday = addDays(today, -1)
    // The same play, as of yesterday: its period is over.
    await run(
      reader(),
      sql`INSERT INTO agents.account_period (account_id, kind, starts, valid) VALUES ('own-m', 'D', ${yesterday}::date, 30000)`,
    )
    expect(await activeOn(today)).toBe(0)
    await set(30_000)
    await fold()
    expect([await activeOn(today), await activeOn(yesterday)]).toEqual([1, 0])
    await proveAll()
    // Payments of the day go by the same figure, and those of yesterday by what held then.
    const endOf = (day: string) => startOfBusinessDate(addDays(day, 1), ZONE)
    expect(await activeBetUntil(reader(), MERCHANT, 'DAY', endOf(today))).toBe(30_000n)
    expect(await activeBetUntil(reader(), MERCHANT, 'DAY', endOf(yesterday))).toBe(BigInt(bets.DAY))
    await set(30_001)
    await fold()
    expect(await activeOn(today)).toBe(0)
    await proveAll()
  })
})
