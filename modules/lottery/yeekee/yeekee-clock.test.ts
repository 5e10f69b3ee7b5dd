/** Rounds of shots as the clock of draws closes, draws and voids them. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { houseShotOf, yeekeeOutcome, YEEKEE, yeekeeTerms } from '../../../kernel/lottery/yeekee/round.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from '../../../tests/support/draws.ts'
import { games } from '../draws/games.ts'
import { shoot } from './shoot.ts'
import { outcomeOf } from './shots-source.ts'

/** From the last close at 03:45 to the opening at 05:00 no round is open; a day covers every hour. */
const DAY_MS = 86_400_000

let house: DrawHouse
let round: IssueFacts
beforeEach(async () => {
  house = await openDrawHouse(games.filter(({ gameCode }) => gameCode === YEEKEE))
  await house.plan({ aheadMs: DAY_MS })
  round = (await issueFacts(house, YEEKEE))[0]!
  await house.moveTo(round.opens_at)
})
afterEach(() => house.close())

const key = () => ({ gameCode: YEEKEE, numero: round.numero })
const now = async () => (await issueFacts(house, YEEKEE)).find(({ numero }) => numero === round.numero)!

async function shootMany(count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, at) =>
    String(((at + 1) * 7_919) % 100_000).padStart(5, '0'),
  )
  for (const [at, number] of numbers.entries())
    await house.database.transaction((tx) =>
      shoot(
        tx,
        {
          merchant: { id: 'm', timeZone: 'Asia/Bangkok' },
          memberId: `member-${at}`,
          username: `member-${at}`,
          language: 'en',
          isDemo: false,
        },
        key(),
        number,
      ),
    )
  return numbers
}

/** Closes and draws the round, then pays or refunds it. */
async function hold(): Promise<void> {
  const { clock, lane } = house.process({ shotsSource: () => ({ outcomeOf }) })
  await house.moveTo(round.closes_at)
  await clock.runDue()
  expect(await now()).toMatchObject({ state: 'CLOSED', server_seed: null })
  await house.moveTo(round.draws_at)
  await clock.runDue()
  await lane.runAll()
}

test('a round with enough shots is drawn two minutes after its close, from its shots and its seed', async () => {
  await house.bet(key(), { orderId: 'a', clientSeed: 's' })
  const numbers = await shootMany(25)
  expect(round.draws_at.getTime() - round.closes_at.getTime()).toBe(120_000)
  await hold()
  const drawn = await now()
  const houseShot = houseShotOf(drawn.server_seed!, round.numero)
  const { result } = yeekeeOutcome(numbers, houseShot, yeekeeTerms)!
  expect(drawn).toMatchObject({
    state: 'SETTLED',
    result: JSON.stringify({ top3: [result.top3], bottom2: [result.bottom2] }),
  })
  expect(house.settled).toEqual([`paid YEEKEE-${round.numero}`])
  expect(house.told.map(({ data }) => data.state)).toEqual(['CLOSED', 'DRAWN'])
  expect(house.faults).toEqual([])
})

test('a round with too few shots is void, its seed stands, and its bets are refunded', async () => {
  await house.bet(key(), { orderId: 'a', clientSeed: 's' })
  await shootMany(19)
  await hold()
  const facts = await now()
  expect(facts).toMatchObject({ state: 'VOID', void_reason: 'TOO_FEW_SHOTS', result: null })
  expect(facts.server_seed).toMatch(/^[0-9a-f]{64}$/)
  expect(house.settled).toEqual([`refunded YEEKEE-${round.numero}`])
  expect(house.told.map(({ data }) => data.state)).toEqual(['CLOSED', 'VOID'])
  expect(house.faults).toEqual([])
})

test('a round whose draw the house missed is void', async () => {
  await house.bet(key(), { orderId: 'a', clientSeed: 's' })
  await shootMany(25)
  const { clock } = house.process({ shotsSource: () => ({ outcomeOf }) })
  await house.moveTo(round.closes_at)
  await clock.runDue()
  await house.moveTo(new Date(round.draws_at.getTime() + 121_000))
  await clock.runDue()
  expect(await now()).toMatchObject({ state: 'VOID', void_reason: 'HOUSE_OFF', result: null })
})
