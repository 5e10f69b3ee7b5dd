/**
 * What bets on sports count (domain/sportsbook.md §11): for the requirements of a bonus and of a deposit, for
 * the member's own rebate, and in the figures of the agent above.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeSportBet } from '../../contract/player/sportsbook/place-bet.ts'
import { cashOut } from '../../contract/player/sportsbook/cash-out.ts'
import { quoteCashOut } from '../../contract/player/sportsbook/quote-cash-out.ts'
import { readRebate } from '../../contract/player/promotions/read-rebate.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { foldTeams, sumsOfNode } from '../../modules/agents/index.ts'
import { merchantsKey, setFlag } from '../../modules/system/index.ts'
import { openRequirement, requirementsOf } from '../../modules/wagering/index.ts'
import { memberAccount, gatewayAccount, postTransaction, setGameGuards } from '../../modules/wallet/index.ts'
import { firstOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { played, settleAll, stateResult } from '../support/settled-sports.ts'
import { TestBook } from '../support/test-book.ts'

let house: CashierHouse
let owner: Database
let book: TestBook
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  await house.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  await house.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', true))
  await house.server.process.services.use(merchantsKey).refresh()
})
afterAll(async () => {
  await house.audit()
  await owner.close()
  await house.close()
})

/** A requirement that no play of the test fills. */
async function requireMuch(memberId: string, isBonus: boolean): Promise<void> {
  await house.transaction(async (tx) => {
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key: randomUUID(),
      kind: 'DEPOSIT',
      currency: 'THB',
      entries: [
        {
          from: gatewayAccount(DEMO_MERCHANT, 'TEST'),
          to: memberAccount(memberId),
          amount: 500_000n,
          code: 'DEPOSIT',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId,
      source: isBonus ? 'BONUS' : 'DEPOSIT',
      reference: randomUUID(),
      isBonus,
      baseAmount: 1_000_000_000n,
      txnId,
      multiplierPpm: 1_000_000n,
      weights: { default: 100 },
      now: new Date(),
    })
  })
}

const total = { typeCode: 'OU', lineQ: 11, codes: ['OVER', 'UNDER'], prices: [19_200, 19_200] } as const
interface Taken {
  readonly marketNo: bigint
  readonly code: string
  readonly price: number
  readonly line?: number
}

async function place(player: Player, stakeAmount: number, ...taken: readonly Taken[]): Promise<string> {
  const reply = await player.call(placeSportBet, {
    body: {
      kind: taken.length === 1 ? 'SINGLE' : 'PARLAY',
      legs: taken.map(({ marketNo, code, price, line = null }) => ({
        marketId: String(marketNo),
        code,
        price,
        line,
      })),
      stakeAmount,
      acceptChange: 'NONE',
      oddsFormat: 'DECIMAL',
    },
  })
  expect([reply.status, reply.code]).toEqual([200, undefined])
  return reply.value.betId
}

/** Everything that counts otherwise than its stake, once; the matches that decide it end 2-1. */
async function playAll(player: Player): Promise<string[]> {
  const fixtures: string[] = []
  const winner = async (price: number): Promise<Taken> => {
    const { fixtureId, marketNo } = await book.match(
      {},
      { prices: [price, 34_000, 40_000], chances: [1, 2, 3].map(() => [500_000, 0, 0, 0]) },
    )
    fixtures.push(fixtureId)
    return { marketNo, code: '1', price }
  }
  const line = async (): Promise<Taken> => {
    const { fixtureId, marketNo } = await book.match({}, total)
    fixtures.push(fixtureId)
    return { marketNo, code: 'OVER', price: 19_200, line: 11 }
  }
  await place(player, 10_000, await winner(14_000))
  await place(player, 20_000, { ...(await winner(16_000)), code: 'X', price: 34_000 })
  // Over 2.75 at three goals is won by half.
  await place(player, 10_000, await line())
  const both = await line()
  await place(player, 10_000, both)
  await place(player, 7_000, { ...both, code: 'UNDER' })
  const betId = await place(player, 10_000, await winner(20_000))
  const { quoteId } = (await player.call(quoteCashOut, { params: { betId } })).value
  await player.call(cashOut, { params: { betId }, body: { quoteId, percent: 40, amount: 1 } })
  await place(player, 10_000, await winner(12_000), await winner(12_000))
  await place(player, 10_000, await winner(13_000), await winner(13_000))
  const off = await book.match({}, { prices: [20_000, 34_000, 40_000] })
  await place(player, 10_000, { marketNo: off.marketNo, code: '1', price: 20_000 })
  await book.change(sql`UPDATE sports.fixture SET status = 'CANCELLED' WHERE fixture_id = ${off.fixtureId}`)
  return fixtures
}

const settle = () => settleAll(house.server.process.database)
async function follow(): Promise<void> {
  await rollUpAll(house.server.process.database)
  await foldTeams(house.server.process.database)
  await house.settle('promotions/follow-rebates', 'wagering/follow-rounds')
}

test('half results, opposite sides, cash-outs, voids and low prices', async () => {
  const [bonus, plain] = [await house.player(1), await house.player(2)]
  await requireMuch(bonus.id, true)
  await requireMuch(plain.id, false)
  const { agent } = (await firstOf(
    owner.kysely,
    sql<{
      agent: string
    }>`SELECT upline_id AS agent FROM identity.upline WHERE account_id = ${plain.id} AND distance = 1`,
  )) ?? { agent: null }
  const ever = { scope: 'TEAM', product: 'SPORTS', from: '2000-01-01', to: '2100-01-01' } as const
  const teamValid = async () => (agent ? (await sumsOfNode(owner.kysely, agent, ever)).valid : 0n)
  await follow()
  const before = await teamValid()
  const fixtures = [...(await playAll(bonus)), ...(await playAll(plain))]
  for (const fixtureId of fixtures) await stateResult(owner.kysely, fixtureId, 1, played(2, 1))
  await settle()
  await follow()
  const doneOf = async ({ id }: Player) =>
    (await house.transaction((tx) => requirementsOf(tx, id))).at(-1)!.doneAmount
  // 100 at 1.40 and the parlay at 1.44 fill no bonus; 200 lost; half of 100; of 100 against 70 the
  // difference, by half; 60 of 100 that were not cashed out; the parlay at 1.69. What was void counts
  // nothing.
  const [low, lost, half, opposite, rest, parlay] = [10_000n, 20_000n, 5_000n, 1_500n, 6_000n, 10_000n]
  expect(await doneOf(bonus)).toBe(lost + half + opposite + rest + parlay)
  const all = lost + half + opposite + rest + parlay + 2n * low
  expect(await doneOf(plain)).toBe(all)
  const { categories } = (await plain.call(readRebate)).value
  expect(categories.find(({ category }) => category === 'SPORTS')).toMatchObject({ validAmount: Number(all) })
  expect(agent).not.toBeNull()
  expect((await teamValid()) - before).toBe(2n * all)

  // The same again with another result: what the parlay and the rest lose by it counts as it did.
  for (const fixtureId of fixtures)
    await stateResult(owner.kysely, fixtureId, 2, { ...played(2, 1), ending: 'CANCELLED' })
  await settle()
  await follow()
  expect([await doneOf(bonus), await doneOf(plain)]).toEqual([0n, 0n])
  expect(await teamValid()).toBe(before)
})
