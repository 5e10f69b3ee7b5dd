/** What a member staked and what was taken: the same on their own page, in their file, and for operators. */
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollUp } from '../../../modules/wallet/index.ts'
import { openTablesHouse, type TablesHouse } from '../../../tests/support/tables.ts'

let house: TablesHouse
beforeAll(async () => {
  house = await openTablesHouse()
})
afterAll(() => house.close())

interface Shown {
  betNo?: string
  roundNo?: string
  roundId: string
  stakeAmount?: number
  betAmount?: number
  playedAmount: number | null
  netAmount: number
}

test('a hand of Pok Deng shows separately what was staked and what was taken, in the member’s list and file, in the operator’s and in the console’s tables; other games took what was staked', async () => {
  const pokdeng = await house.guest('member15', 'POKDENG')
  const baccarat = await house.guest('member15')
  const hand = await house.openTable(pokdeng, 0)
  const round = await house.openTable(baccarat)
  await house.place(pokdeng, hand, { HAND1: 1_000, HAND6: 2_000 })
  await house.place(baccarat, round, { PLAYER: 4_000 })
  await house.finish()
  await rollUp(house.owner)
  const win = Number((await house.ledgerOf(hand.roundId))[0]!.win)
  const {
    client,
    seat: { memberId },
    player: { token },
  } = baccarat
  const operator = house.server.client()
  const staff = await operator.signInOperator('owner')
  const [at, other] = [hand, round].map(
    ({ roundId }) =>
      (list: readonly Shown[]) =>
        list.find((one) => one.roundId === roundId),
  ) as [(list: readonly Shown[]) => Shown, (list: readonly Shown[]) => Shown]

  const { list: own } = (await client.get<{ list: Shown[] }>('/api/wps/report/bets?pageSize=100', { token }))
    .value
  expect([at(own), other(own)]).toMatchObject([
    { stakeAmount: 15_000, playedAmount: 3_000, netAmount: win - 15_000 },
    { stakeAmount: 4_000, playedAmount: null },
  ])
  const { list: seen } = (
    await operator.get<{ list: Shown[] }>(`/api/operator/members/${memberId}/rounds?pageSize=100`, {
      token: staff,
    })
  ).value
  expect([at(seen), other(seen)]).toMatchObject([
    { betAmount: 15_000, playedAmount: 3_000, netAmount: win - 15_000 },
    { betAmount: 4_000, playedAmount: null },
  ])
  const page = async (roundId: string) =>
    (
      await operator.get<Shown>(`/api/operator/members/${memberId}/rounds/STUDIO/${roundId}`, {
        token: staff,
      })
    ).value
  expect([await page(hand.roundId), await page(round.roundId)]).toMatchObject([
    { betAmount: 15_000, playedAmount: 3_000 },
    { betAmount: 4_000, playedAmount: null },
  ])

  expect((await house.house.tables.desk.round('demo', hand.roundId))!.round).toMatchObject({
    stakeAmount: 3_000n,
    takenAmount: 15_000n,
    payoutAmount: BigInt(win),
  })
  expect((await house.house.tables.desk.round('demo', round.roundId))!.round).toMatchObject({
    stakeAmount: 4_000n,
    takenAmount: 4_000n,
  })

  const files = [
    ['/api/wps/report/bets/export', token],
    [`/api/operator/members/${memberId}/rounds/export`, staff],
  ] as const
  for (const [path, bearer] of files) {
    const answer = await fetch(`${house.server.origin}${path}?format=CSV`, {
      headers: { authorization: `Bearer ${bearer}`, 'accept-language': 'en' },
    })
    expect(answer.status).toBe(200)
    const rows = parse(await answer.text(), { bom: true, columns: true }) as Record<string, string>[]
    const rowOf = (roundId: string) => rows.find((row) => row.Round === roundId)
    expect(rowOf(hand.roundId)).toMatchObject({
      Stake: '30.00',
      'Taken in all': '150.00',
      Payout: (win / 100).toFixed(2),
      'Win/loss': ((win - 15_000) / 100).toFixed(2),
    })
    expect(rowOf(round.roundId)).toMatchObject({ Stake: '40.00', 'Taken in all': '40.00' })
  }
})
