/** A round settled by set comes to what its wins come to one by one (docs/flows/settle-rounds.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  memberGuardOf,
  settleRoundInChunks,
  setMemberGuard,
  type Balances,
} from '../../modules/wallet/index.ts'
import { floorDiv, takeBack, type ModelMember } from './model-parts.ts'
import { audit, balances, place, roundOf, type ShownRound } from './settlement.ts'
import { openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

const amounts = fc.bigInt({ min: 1n, max: 400n })
const wins = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 900n }))
const player = fc.record({
  main: fc.bigInt({ min: 1n, max: 1_000n }),
  bonus: fc.bigInt({ min: 0n, max: 600n }),
  trial: fc.constantFrom(0n, 500n),
  lossLeft: fc.option(fc.bigInt({ min: 300n, max: 3_000n }), { freq: 2 }),
  isFree: fc.nat(5).map((n) => n === 0),
  bets: fc.array(amounts, { maxLength: 3 }),
  spend: fc.option(amounts),
  versions: fc.array(fc.record({ win: wins, valid: amounts }), {
    minLength: 3,
    maxLength: 3,
  }),
})

test('by set and one by one, balances, rounds and limits are the same, over any versions', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(player, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      async (players, chunk) => {
        const run = `p${++runs}`
        const roundId = `${run}-r`
        const twins = await Promise.all(
          players.map(async (one, n) => {
            const names = [`${run}-set-${n}`, `${run}-one-${n}`]
            for (const name of names) {
              await wallet.member(name, one)
              if (one.lossLeft !== null) await limit(name, one.lossLeft)
              for (const amount of one.bets)
                await place(wallet, name, roundId, amount, one.isFree && one.trial > 0n ? 'FREE' : 'REAL')
            }
            return { set: names[0]!, one: names[1]!, played: one }
          }),
        )
        for (const [place_, _] of players[0]!.versions.entries()) {
          const version = place_ + 1
          const before = new Map<string, { held: Balances; round: ShownRound | undefined }>()
          for (const { set, one, played } of twins) {
            // Later the twin may hold more and owe more, so it could spend more.
            const spend = version === 2 ? played.spend : null
            for (const name of [set, one])
              if (spend !== null) await place(wallet, name, `${roundId}-${version}`, spend)
            before.set(set, { held: await balances(wallet, set), round: await roundOf(wallet, set, roundId) })
          }
          const results = twins.map(({ set, played }) => ({
            memberId: set,
            winAmount: played.versions[place_]!.win,
            validAmount: played.versions[place_]!.valid,
            bonusValidAmount: 0n,
          }))
          // Twice at the same moment, in other chunks: each once.
          await Promise.all(
            [chunk, 3].map((size) =>
              settleRoundInChunks(wallet.database, { vendor: 'A', roundId, version, results }, size),
            ),
          )
          for (const { set, one, played } of twins) {
            const paid = played.versions[place_]!.win
            const { held, round } = before.get(set)!
            if (version === 1) {
              await wallet.poster.post(
                win({ transactionId: `${one}:1`, memberId: one, roundId, amount: paid }),
              )
            } else {
              // A rollback of the result before and a new one come to the same, but for what is owed.
              await wallet.poster.post(
                rollback({
                  transactionId: `${one}:${version}:back`,
                  memberId: one,
                  roundId,
                  originalTransactionId: `${one}:${version - 1}`,
                  winRollbackAllowed: true,
                }),
              )
              await wallet.poster.post(
                win({ transactionId: `${one}:${version}`, memberId: one, roundId, amount: paid }),
              )
            }
            const [now, twin] = [await balances(wallet, set), await balances(wallet, one)]
            if (round && version > 1 && !isFree(played))
              expect(now).toMatchObject(corrected(held, round, paid))
            else
              expect(now).toMatchObject({ main: twin.main, bonus: twin.bonus, receivable: twin.receivable })
            expect(now.trial).toBe(twin.trial)
            expect(now.balance - now.receivable).toBe(twin.balance - twin.receivable)
            expect(await roundOf(wallet, set, roundId)).toEqual(await roundOf(wallet, one, roundId))
            expect(await lossLeftOf(set)).toBe(await lossLeftOf(one))
          }
        }
      },
    ),
    { numRuns: 20 },
  )
  await audit(wallet)
})

const isFree = (played: { isFree: boolean; trial: bigint }): boolean => played.isFree && played.trial > 0n
const lossLeftOf = async (memberId: string) =>
  (await memberGuardOf(wallet.database.kysely, memberId)).lossLimits[0]?.leftAmount
const limit = (memberId: string, leftAmount: bigint) =>
  wallet.database.transaction((tx) =>
    setMemberGuard(tx, memberId, {
      lossLimits: [
        { period: 'DAY', limitAmount: leftAmount, leftAmount, endsAt: new Date(Date.now() + 86_400_000) },
      ],
    }),
  )

/** The new result is paid first, then the one before is taken back; the rest is owed. */
function corrected(held: Balances, round: ShownRound, win: bigint): Partial<Balances> {
  const stake = round.stake_real + round.stake_bonus
  const split = (amount: bigint) => {
    const real = round.stake_bonus === 0n ? amount : floorDiv(amount, round.stake_real, stake)
    return { real, bonus: amount - real }
  }
  const pays = split(win)
  const member = {
    main: held.main + pays.real,
    bonus: held.bonus + pays.bonus,
    owed: held.receivable,
  } as ModelMember
  takeBack(member, split(round.win_amount))
  return { main: member.main, bonus: member.bonus, receivable: member.owed }
}
