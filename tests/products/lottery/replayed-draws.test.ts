/**
 * Public draws replayed from a bet to the balance: tickets on every second-digit number of draws that were
 * held, confirmed as results from elsewhere and settled; each payout is counted a second time from the
 * numbers of the draw alone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberGameOf, numberPlayOf } from '../../../kernel/lottery/numbers/games.ts'
import { confirmResult, type IssueKey } from '../../../modules/lottery/draws/door.ts'
import { historyFiles, pastDrawOf, readHistory } from '../../../modules/lottery/results/history.ts'
import { balancesOfMany } from '../../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import {
  lotteryFaults,
  OPENING,
  openIssueRow,
  openLotteryHouse,
  type LotteryHouse,
} from '../../support/lottery.ts'

const UNIT = 100
let house: LotteryHouse
const openings = new Map<string, bigint>()
beforeAll(async () => {
  house = await openLotteryHouse()
})
afterAll(() => house.shut())

async function open(gameCode: string, numero: string): Promise<IssueKey> {
  const key = { gameCode, numero }
  await openIssueRow(house.owner, key)
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET source = 'IMPORT' WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
  return key
}

/** Closes an issue, confirms its result and settles it; answers what the member was paid. */
async function draw(key: IssueKey, memberId: string, result: string): Promise<bigint> {
  await house.close(key)
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET order_count = 1 WHERE game_code = ${key.gameCode} AND numero = ${key.numero}`,
  )
  const given = await house.database.transaction((tx) => confirmResult(tx, key, { result, version: 1 }))
  expect(given).toBe('CONFIRMED')
  await house.settle(key)
  const { paid } = await oneOf(
    house.owner.kysely,
    sql<{ paid: bigint }>`
    SELECT paid_amount AS paid FROM lottery.share
    WHERE game_code = ${key.gameCode} AND numero = ${key.numero} AND member_id = ${memberId}`,
  )
  return paid
}

const line = (playCode: string, number: string) => ({
  playCode,
  selections: [[number]],
  unitAmount: UNIT,
  multiple: 1,
})
const oddsOf = (gameCode: string, playCode: string): bigint => numberPlayOf(gameCode, playCode)!.oddsE4[0]!
const pays = (gameCode: string, playCode: string, hits: number): bigint =>
  (BigInt(UNIT * hits) * oddsOf(gameCode, playCode)) / 10_000n
const twoDigits = Array.from({ length: 50 }, (_, number) => String(number * 2).padStart(2, '0'))

test('Thai government draws of both forms pay what their numbers say', async () => {
  const game = numberGameOf('THAI_GOV')!
  const { draws } = await readHistory(historyFiles[0]!)
  const sample = draws.filter((_, index) => index % 66 === 0)
  expect(sample.some(({ date }) => date < '2015-09-01')).toBe(true)
  const memberId = 'BETTOR_TH'
  openings.set(memberId, OPENING)
  await house.member(memberId)
  for (const { date, published } of sample) {
    const past = pastDrawOf(game, { date, published })!
    const key = await open('THAI_GOV', past.numero)
    const { first, bottom2, back3, front3 = [] } = published
    const top3 = first![0]!.slice(3)
    const lines = [
      ...twoDigits.flatMap((number) => [line('TOP2', number), line('BOTTOM2', number)]),
      line('TOP3', top3),
      line('BACK3', back3![1]!),
      ...(front3.length > 0 ? [line('FRONT3', front3[0]!)] : []),
      line('RUN_TOP', '7'),
    ]
    await house.place(memberId, { ...key, lines })
    const counted = [
      pays('THAI_GOV', 'TOP3', 1),
      ...(Number(top3.slice(1)) % 2 === 0 ? [pays('THAI_GOV', 'TOP2', 1)] : []),
      ...(Number(bottom2![0]) % 2 === 0 ? [pays('THAI_GOV', 'BOTTOM2', 1)] : []),
      pays('THAI_GOV', 'BACK3', back3!.filter((number) => number === back3![1]).length),
      ...(front3.length > 0
        ? [pays('THAI_GOV', 'FRONT3', front3.filter((number) => number === front3[0]).length)]
        : []),
      ...(top3.includes('7') ? [pays('THAI_GOV', 'RUN_TOP', 1)] : []),
    ].reduce((sum, amount) => sum + amount, 0n)
    expect([date, await draw(key, memberId, past.result)]).toEqual([date, counted])
  }
})

test('northern boards of every weekday pay each of their 27 numbers', async () => {
  const north = historyFiles[1]!
  const { draws } = await readHistory(north)
  const memberId = 'BETTOR_VN'
  openings.set(memberId, OPENING)
  await house.member(memberId)
  // 900 is no multiple of seven, so the sample goes round the week.
  for (const sample of draws.filter((_, index) => index % 900 === 0)) {
    const game = north.games.find(
      ({ kind, ...one }) => kind === 'VIETNAM' && pastDrawOf({ kind, ...one }, sample),
    )!
    const past = pastDrawOf(game, sample)!
    const { gameCode } = game
    const key = await open(gameCode, past.numero)
    const special = sample.published.special![0]!
    const lines = [
      ...twoDigits.map((number) => line('LO2', number)),
      line('DE', special.slice(-2)),
      line('LO3', special.slice(-3)),
    ]
    await house.place(memberId, { ...key, lines })
    const numbers = Object.values(sample.published).flat()
    const evens = numbers.filter((number) => Number(number.slice(-2)) % 2 === 0).length
    const threes = numbers.filter(
      (number) => number.length > 2 && number.slice(-3) === special.slice(-3),
    ).length
    const counted = twoDigits
      .map((two) => numbers.filter((number) => number.endsWith(two)).length)
      .reduce((sum, hits) => sum + pays(gameCode, 'LO2', hits), 0n)
    expect(counted).toBe(pays(gameCode, 'LO2', evens))
    const paid = await draw(key, memberId, past.result)
    expect([sample.date, paid]).toEqual([
      sample.date,
      counted + pays(gameCode, 'DE', 1) + pays(gameCode, 'LO3', threes),
    ])
  }
})

test('nothing is paid twice, and every balance is what the bets left', async () => {
  expect(await lotteryFaults(house.database, openings)).toEqual([])
  const held = await balancesOfMany(house.database.kysely, [...openings.keys()])
  for (const memberId of openings.keys()) expect(held.get(memberId)!.receivable).toBe(0n)
})
