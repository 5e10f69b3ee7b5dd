/** T-B1: bet, results, a void and repeats in every order leave the same money. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markMarketVoid } from '../../modules/sportsbook/settling/store/voids.ts'
import { askFixture } from '../../modules/sportsbook/settling/store/work.ts'
import { runAudit } from '../../modules/wallet/index.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { played, settleAll, stateResult } from '../support/settled-sports.ts'
import { on, OPENING, said, slipOn, SportsHouse } from '../support/sports.ts'

let house: SportsHouse
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())

const deeds = ['BET', 'LOST', 'WON', 'VOID', 'LOST AGAIN'] as const
type Deed = (typeof deeds)[number]

function ordersOf(list: readonly Deed[]): Deed[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((one) => ordersOf(list.filter((other) => other !== one)).map((rest) => [one, ...rest]))
}

interface Table {
  readonly order: readonly Deed[]
  readonly memberId: string
  readonly fixtureId: string
  /** Its result decides it; the other one becomes void. */
  readonly marketNo: bigint
  readonly voidNo: bigint
  bets: number
}

const price = 20_000
const stake = 2_000n
const total = { typeCode: 'OU', lineQ: 10, codes: ['OVER', 'UNDER'], prices: [price, price] } as const

async function openTable(order: readonly Deed[], place: number): Promise<Table> {
  const { fixtureId, marketNo } = await house.match()
  const voidNo = await house.market(fixtureId, total)
  return { order, memberId: await house.member(`order${place}`), fixtureId, marketNo, voidNo, bets: 0 }
}

async function act(table: Table, deed: Deed): Promise<void> {
  const { memberId, fixtureId, marketNo, voidNo } = table
  if (deed === 'BET')
    for (const leg of [on(marketNo), on(voidNo, 'OVER', price, 10)]) {
      const answer = await said(house.place(memberId, slipOn([leg])))
      expect(['OK', 'SPORT_CLOSED']).toContain(answer)
      if (answer === 'OK') table.bets += leg.marketNo === marketNo ? 1 : 2
    }
  else if (deed === 'VOID')
    await house.database.transaction(async (tx) => {
      await markMarketVoid(tx, voidNo, 'the line was wrong')
      await askFixture(tx, fixtureId)
    })
  else
    await stateResult(
      house.owner.kysely,
      fixtureId,
      deed === 'WON' ? 2 : 1,
      deed === 'WON' ? played(1, 0) : played(0, 1),
    )
}

test('T-B1 all 120 orders of a bet, two results, a void and a repeat end in the same balances', async () => {
  const tables = await Promise.all(ordersOf(deeds).map(openTable))
  expect(tables).toHaveLength(120)
  for (let step = 0; step < deeds.length; step++) {
    for (const table of tables) await act(table, table.order[step]!)
    await settleAll(house.database)
    await settleAll(house.database)
  }
  for (const { order, memberId, bets } of tables) {
    // What was taken on the first market won by the second result; the other stake came back.
    const won = bets % 2 === 1 ? 2n * stake - stake : 0n
    expect([order, await house.balance(memberId)]).toEqual([order, OPENING + won])
    const isFirst = order[0] === 'BET'
    if (isFirst) expect(bets).toBe(3)
  }
  expect(await house.faults()).toEqual([])
  await rollUpAll(house.database)
  for (const proof of await runAudit(house.database.kysely)) expect(proof).toMatchObject({ ok: true })
})
