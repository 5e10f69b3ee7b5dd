import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balancesOf,
  memberGuardOf,
  runAudit,
  setMemberGuard,
  type VendorPosting,
} from '../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { member, step, type Step } from './any-step.ts'
import { Model } from './model.ts'
import type { ModelMember } from './model-parts.ts'
import { CLOSED_GAME, openWallet, type Wallet } from './support.ts'

let wallet: Wallet
// One lane: the batches come one after another, so the order of effects is the order of posting.
beforeAll(async () => {
  wallet = await openWallet({ lanes: 1, batchSize: 64 })
})
afterAll(() => wallet.close())

let runs = 0

test('any sequence of messages is answered and booked as the rules say, in any cut into batches', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(member, { minLength: 3, maxLength: 3 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), {
        minLength: 1,
        maxLength: 5,
        size: 'max',
      }),
      async (members, batches) => {
        const run = `x${++runs}-`
        const model = new Model(new Set([CLOSED_GAME]))
        for (const [place, start] of members.entries()) await seat(model, `${run}m${place + 1}`, start)
        const said: VendorPosting[] = []
        const ids = new Map<string, string>()
        for (const batch of batches) {
          const messages = batch.flatMap((item) => {
            const chosen = choose(item, said, run)
            if (chosen) said.push(chosen)
            return chosen ?? []
          })
          const answers = await Promise.all(messages.map((item) => wallet.poster.post(item)))
          for (const [place, item] of messages.entries()) {
            const { status, balance, currentBalance, isRepeat, walletTransactionId } = answers[place]!
            const { txn, ...expected } = model.post(item)
            expect({ message: item, status, balance, currentBalance, isRepeat }).toEqual({
              message: item,
              ...expected,
            })
            expect(
              walletTransactionId === undefined,
              'a transaction is named where the model names one',
            ).toBe(txn === null)
            // Equal names of the model are equal ids, different ones different.
            if (txn !== null) expect(walletTransactionId).toBe(ids.get(txn) ?? walletTransactionId)
            if (txn !== null) ids.set(txn, walletTransactionId!)
          }
        }
        expect(new Set(ids.values()).size).toBe(ids.size)
        await compare(model)
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 45_000 },
  )
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
})

function choose(item: Step, said: readonly VendorPosting[], run: string): VendorPosting | undefined {
  if (!('earlier' in item)) return named(item, run)
  // A win mostly answers a bet; the other messages answer anything.
  const pool =
    'about' in item && item.about.kind === 'WIN' ? said.filter((message) => message.kind === 'BET') : said
  const before = pool[item.earlier % Math.max(pool.length, 1)]
  if (!before || !('about' in item)) return before
  const { vendor, memberId, roundId, transactionId } = before
  const about = { ...named(item.about, run), vendor, memberId, roundId }
  if (about.kind === 'ROLLBACK' && item.namesIt) return { ...about, originalTransactionId: transactionId }
  if (about.kind === 'WIN' && item.namesIt) return { ...about, betTransactionId: transactionId }
  return about
}

/** Ids are a run's own, so that runs share a database; a bet's id and its repeat stay the same within one. */
function named(item: VendorPosting, run: string): VendorPosting {
  const renamed = {
    ...item,
    transactionId: run + item.transactionId,
    memberId: run + item.memberId,
    roundId: run + item.roundId,
  }
  if ('originalTransactionId' in renamed)
    return { ...renamed, originalTransactionId: run + renamed.originalTransactionId }
  if ('betTransactionId' in renamed && renamed.betTransactionId !== undefined)
    return { ...renamed, betTransactionId: run + renamed.betTransactionId }
  return renamed
}

async function seat(model: Model, memberId: string, start: Omit<ModelMember, 'owed'>): Promise<void> {
  model.members.set(memberId, { ...start, owed: 0n })
  await wallet.member(memberId, start)
  const endsAt = new Date(Date.now() + 86_400_000)
  await wallet.database.transaction((tx) =>
    setMemberGuard(tx, memberId, {
      blockedReason: start.blocked ? 'FROZEN' : null,
      maxStake: start.maxStake,
      bonusMaxStake: start.bonusMaxStake,
      lossLimits:
        start.lossLeft === null
          ? []
          : [{ period: 'DAY', limitAmount: start.lossLeft, leftAmount: start.lossLeft, endsAt }],
    }),
  )
}

async function compare(model: Model): Promise<void> {
  for (const [memberId, expected] of model.members) {
    const { main, bonus, trial, receivable } = await balancesOf(wallet.database.kysely, memberId)
    expect({ main, bonus, trial, receivable }).toEqual({
      main: expected.main,
      bonus: expected.bonus,
      trial: expected.trial,
      receivable: expected.owed,
    })
    const guard = await memberGuardOf(wallet.database.kysely, memberId)
    expect(guard.lossLimits[0]?.leftAmount ?? null).toBe(expected.lossLeft)
  }
  for (const [key, expected] of model.rounds) {
    const [vendor, roundId, memberId] = key.split('/')
    const rows = await rowsOf(
      wallet.database.kysely,
      sql<Record<string, unknown>>`
      SELECT r.state, r.stake_real, r.stake_bonus, r.win_amount, r.bet_count, r.win_count, r.is_free FROM wallet.round r
      JOIN wallet.owner o ON o.owner_no = r.owner_no JOIN wallet.scope v ON v.scope_no = r.vendor_no
      WHERE v.scope = ${`vendor:${vendor}`} AND r.round_id = ${roundId} AND o.owner_id = ${memberId}`,
    )
    expect(rows).toEqual([
      {
        state: ['OPEN', 'CLOSED', 'CANCELLED'].indexOf(expected.state),
        stake_real: expected.real,
        stake_bonus: expected.bonus,
        win_amount: expected.won,
        bet_count: expected.bets,
        win_count: expected.wins,
        is_free: expected.isFree,
      },
    ])
  }
}
