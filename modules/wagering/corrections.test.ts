/** What corrections take off requirements, and what counts before a result (docs/flows/settled-play.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkWithdrawal } from '../../contract/player/cashier/check-withdrawal.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { endRound, noteDepositValid, posterKey } from '../wallet/index.ts'
import { requirementsOf } from './index.ts'

const VENDOR = 'TESTVENDOR'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

/** Follows as the worker does: a mark in the ledger, then the job, then its events. */
async function follow(): Promise<void> {
  await rollUpAll(house.server.process.database)
  await house.settle('wagering/follow-rounds')
}

const shownOf = async (member: Player) =>
  (await member.call(checkWithdrawal)).value.requirements.map(({ doneAmount }) => doneAmount)
const poster = () => house.server.process.services.use(posterKey)
const takeBack = (member: Player, roundId: string, originalTransactionId: string) =>
  poster().post({
    kind: 'ROLLBACK',
    vendor: VENDOR,
    memberId: member.id,
    roundId,
    transactionId: randomUUID(),
    originalTransactionId,
    winRollbackAllowed: true,
  })
const placeAndWin = async (member: Player, amount: bigint, paid: bigint) => {
  const roundId = randomUUID()
  const round = { vendor: VENDOR, memberId: member.id, roundId, gameCode: 'RNG' } as const
  await poster().post({
    ...round,
    kind: 'BET',
    transactionId: `${roundId.slice(1)}b`,
    mode: 'REAL',
    amount,
  })
  await poster().post({
    ...round,
    kind: 'WIN',
    transactionId: `${roundId.slice(1)}w`,
    amount: paid,
    roundClosed: true,
  })
  return roundId
}
const doneOf = async (member: Player) =>
  (await house.transaction((tx) => requirementsOf(tx, member.id)))[0]!.doneAmount

test('what a round counted is taken off when it is corrected, once, by whoever looks first', async () => {
  const member = await house.player(13)
  await member.deposit(100_000)
  const kept = await placeAndWin(member, 7_000n, 500n)
  await placeAndWin(member, 5_000n, 0n)
  await Promise.all([follow(), member.call(checkWithdrawal), follow()])
  expect(await doneOf(member)).toBe(12_000n)
  // Without its win the round is open again.
  expect((await takeBack(member, kept, `${kept.slice(1)}w`)).status).toBe('OK')
  await member.call(checkWithdrawal)
  expect(await doneOf(member)).toBe(5_000n)
  await follow()
  await follow()
  expect(await doneOf(member)).toBe(5_000n)
  await house.win(member.id, kept, 0n)
  await follow()
  expect(await doneOf(member)).toBe(12_000n)
})

test('what a request counted ahead is taken off if it is gone before the worker comes', async () => {
  const member = await house.player(15)
  await member.deposit(100_000)
  const roundId = await placeAndWin(member, 9_000n, 500n)
  expect(await shownOf(member)).toEqual([9_000])
  await takeBack(member, roundId, `${roundId.slice(1)}w`)
  await takeBack(member, roundId, `${roundId.slice(1)}b`)
  await follow()
  expect(await doneOf(member)).toBe(0n)
})

test('a stake that cannot be taken back fills a deposit before its result, and a void one leaves it again', async () => {
  const member = await house.player(14)
  await member.deposit(100_000)
  await house.bet(member.id, 'ticket', 10_000n)
  await house.bet(member.id, 'void-ticket', 4_000n)
  for (const [roundId, amount] of [
    ['ticket', 10_000n],
    ['void-ticket', 4_000n],
  ] as const)
    await house.transaction((tx) => noteDepositValid(tx, VENDOR, [{ memberId: member.id, roundId, amount }]))
  expect(await shownOf(member)).toEqual([14_000])
  await house.win(member.id, 'ticket', 0n)
  await house.transaction((tx) =>
    endRound(tx, {
      vendor: VENDOR,
      roundId: 'void-ticket',
      memberId: member.id,
      how: 'CANCEL',
      actor: 'owner',
      reason: 'void',
    }),
  )
  await follow()
  expect(await doneOf(member)).toBe(10_000n)
})
