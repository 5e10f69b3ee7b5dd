/** Bets on whole numbers, from the slip to the payout, for every bet type of every kind of lottery. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberPlayOf, type NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import { payoutOfHits } from '../../../kernel/lottery/numbers/number-bet.ts'
import { validBetOnNumbers } from '../../../kernel/lottery/numbers/valid-bet.ts'
import { readLines } from '../../../modules/lottery/orders/store/shown.ts'
import { balancesOf } from '../../../modules/wallet/index.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { exposureFaults } from '../../support/lottery-exposure.ts'
import {
  ledgerAgrees,
  lotteryFaults,
  openLotteryHouse,
  OPENING,
  type LotteryHouse,
} from '../../support/lottery.ts'
import { said } from '../../support/lottery-slips.ts'
import { gameOf, KINDS, resultOf, selectionOf } from '../../support/number-bets.ts'

const MEMBERS = ['nina', 'noi', 'nok']
const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  for (const memberId of MEMBERS) await house.member(memberId)
  await house.terms({ maxPayoutAmount: 10n ** 13n, maxPayoutPerNumber: 10n ** 13n }, KINDS)
})
afterAll(() => house.shut())

interface Line {
  readonly playCode: string
  readonly selection: string[]
  readonly unitAmount: number
}

const anyLine = (game: NumberGame): fc.Arbitrary<Line> =>
  fc.constantFrom(...game.plays).chain((play) =>
    fc.record({
      playCode: fc.constant(play.code),
      selection: selectionOf(play),
      unitAmount: fc.integer({ min: 100, max: 999 }),
    }),
  )

/** What a line pays, counted by the rule of its bet type alone. */
function payoutOf(
  game: NumberGame,
  { playCode, selection, unitAmount }: Line,
  result: string,
  numero: string,
): bigint {
  const play = numberPlayOf(game.gameCode, playCode)!
  const odds = Object.fromEntries(play.prizes.map((prize, place) => [prize, play.oddsE4[place]!]))
  return payoutOfHits(BigInt(unitAmount), game.read(result, numero).hits(playCode, selection), odds)
}

const stakeOf = (game: NumberGame, { playCode, selection, unitAmount }: Line): bigint =>
  BigInt(unitAmount * numberPlayOf(game.gameCode, playCode)!.cover(selection))

const wireOf = ({ playCode, selection, unitAmount }: Line) => ({
  playCode,
  selections: [selection],
  unitAmount,
  multiple: 1,
})

const held = (memberId: string) =>
  balancesOf(house.database.kysely, memberId).then(({ main, receivable }) => main - receivable)

test.each(KINDS)(
  '%s: lines of every bet type are paid to the satang, and again after a correction',
  async (gameCode) => {
    const game = gameOf(gameCode)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 2 }), fc.array(anyLine(game), { minLength: 1, maxLength: 25 })), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.tuple(resultOf(game, '20261128'), resultOf(game, '20261128')),
        async (slips, results) => {
          const before = await Promise.all(MEMBERS.map(held))
          const issue = await house.issue(gameCode)
          await Promise.all(
            slips.map(([member, lines]) =>
              house.place(MEMBERS[member]!, { ...issue, lines: lines.map(wireOf) }),
            ),
          )
          expect(await exposureFaults(house.database)).toEqual([])
          for (const result of new Set(results)) {
            await house.draw(issue, result)
            await house.settle(issue, { chunk: 2 })
            const due = MEMBERS.map((_, n) =>
              slips
                .filter(([member]) => member === n)
                .flatMap(([, lines]) => lines)
                .reduce(
                  (sum, line) => sum - stakeOf(game, line) + payoutOf(game, line, result, issue.numero),
                  before[n]!,
                ),
            )
            expect(await Promise.all(MEMBERS.map(held))).toEqual(due)
            expect(await validsOf(issue)).toEqual(validsBy(game, slips))
          }
        },
      ),
      { numRuns: 6 },
    )
    expect(await lotteryFaults(house.database, openings)).toEqual([])
    await ledgerAgrees(house.database)
  },
)

const validsOf = async ({ gameCode, numero }: { gameCode: string; numero: string }) =>
  new Map(
    (
      await rowsOf(
        house.database.kysely,
        sql<{ member_id: string; valid: bigint }>`
        SELECT member_id, valid_amount AS valid FROM lottery.share WHERE game_code = ${gameCode} AND numero = ${numero}`,
      )
    ).map((row) => [row.member_id, row.valid]),
  )

function validsBy(game: NumberGame, slips: readonly (readonly [number, readonly Line[]])[]) {
  const byMember = Map.groupBy(slips, ([member]) => MEMBERS[member]!)
  return new Map(
    [...byMember].map(([memberId, own]) => [
      memberId,
      validBetOnNumbers(
        own
          .flatMap(([, lines]) => lines)
          .map((line) => ({
            play: numberPlayOf(game.gameCode, line.playCode)!,
            selection: line.selection,
            stakeAmount: stakeOf(game, line),
          })),
      ),
    ]),
  )
}

test('a line keeps its number with leading zeros, its odds and its full factor', async () => {
  const issue = await house.issue('THAI_GOV')
  const { orderId } = await house.place('nina', {
    ...issue,
    lines: [
      { playCode: 'TOP3', selections: [['007']], unitAmount: 150, multiple: 1, odds: ['900'] },
      { playCode: 'TOP1_POS', selections: [['HUNDREDS', '0']], unitAmount: 100, multiple: 1 },
    ],
  })
  expect(await readLines(house.database.kysely, [orderId])).toMatchObject([
    { selection: '007', combinations: 1n, unitAmount: 150n, oddsE4: [9_000_000n], factorE4: 10_000n },
    { selection: 'HUNDREDS,0', oddsE4: [92_000n] },
  ])
})

const top3 = (number: string, more: object = {}) => ({
  playCode: 'TOP3',
  selections: [[number]],
  unitAmount: 100,
  multiple: 1,
  ...more,
})
const lines = (...all: ReturnType<typeof top3>[]) => ({ lines: all })

test.each([
  ['a number that is too short', lines(top3('12')), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['a number that is too long', lines(top3('123'), top3('1234')), 'LOTTERY_COMBINATION_MISMATCH 2'],
  ['Thai digits', lines(top3('๑๒๓')), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['letters', lines(top3('12a')), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['no number', lines(top3('123', { selections: [] })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['two rows', lines(top3('123', { selections: [['123'], ['456']] })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['a triple in any order', lines(top3('111', { playCode: 'TOD3' })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['a bet type of another lottery', lines(top3('12', { playCode: 'LO2' })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  [
    'another count than the server’s',
    lines(top3('123', { combinations: 2 })),
    'LOTTERY_COMBINATION_MISMATCH 1',
  ],
  ['a multiple', lines(top3('123', { multiple: 2 })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['a multiple of a billion', lines(top3('123', { multiple: 10 ** 12 })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  ['half a baht', lines(top3('123', { unitAmount: 50 })), 'REQUEST_INVALID'],
  ['odds for other prizes', lines(top3('123', { odds: ['900', '900'] })), 'LOTTERY_COMBINATION_MISMATCH 1'],
  [
    'a stake above the ticket’s',
    lines(top3('123', { unitAmount: 20_000_100 })),
    'LOTTERY_STAKE_LIMIT ฿1.00 ฿200,000.00',
  ],
  ['a prize group', { ...lines(top3('123')), betG: 1_900 }, 'REQUEST_INVALID'],
  ['1,001 lines', lines(...Array.from({ length: 1_001 }, () => top3('123'))), 'REQUEST_INVALID'],
  ['an issue of another lottery', { ...lines(top3('123')), numero: '20261128' }, 'LOTTERY_ISSUE_UNKNOWN'],
  ['no lottery', { ...lines(top3('123')), gameCode: 'LAOS' }, 'LOTTERY_GAME_UNKNOWN'],
] as const)('%s is refused by name, and nothing moves', async (_what, more, answer) => {
  const issue = await house.issue('LAO')
  const before = await held('noi')
  expect(await said(house.place('noi', { ...issue, ...more }))).toBe(answer)
  expect(await held('noi')).toBe(before)
  expect(await exposureFaults(house.database)).toEqual([])
})

test('an issue that is closed or not open yet takes no bet', async () => {
  const [closed, later] = [await house.issue('LAO'), await house.issue('LAO', { opensInS: 60 })]
  await house.close(closed)
  expect(await said(house.place('noi', { ...closed, ...lines(top3('123')) }))).toBe('LOTTERY_CLOSED')
  expect(await said(house.place('noi', { ...later, ...lines(top3('123')) }))).toBe(
    `LOTTERY_NOT_OPEN ${later.numero}`,
  )
})

test('a slip of a thousand lines is one bet', async () => {
  const issue = await house.issue('VN_HCMC')
  const all = Array.from({ length: 1_000 }, (_, n) => ({
    playCode: 'LO3',
    selections: [[String(n).padStart(3, '0')]],
    unitAmount: 100,
    multiple: 1,
  }))
  const { orderId } = await house.place('nok', { ...issue, lines: all })
  expect(await readLines(house.database.kysely, [orderId])).toHaveLength(1_000)
  expect(await exposureFaults(house.database)).toEqual([])
})

test('a void issue gives every stake back, and nothing stands on its numbers', async () => {
  const issue = await house.issue('YEEKEE')
  const before = await held('nina')
  await house.place('nina', { ...issue, ...lines(top3('123'), top3('456')) })
  await house.makeVoid(issue)
  await house.refund(issue)
  expect(await held('nina')).toBe(before)
  expect(await exposureFaults(house.database)).toEqual([])
  expect(await lotteryFaults(house.database, openings)).toEqual([])
})

test('a bet is cancelled by the clock of its lottery, and gives its numbers back', async () => {
  const bet = async (gameCode: string, closesInS: number) => {
    const issue = await house.issue(gameCode, { closesInS })
    return { issue, ...(await house.place('noi', { ...issue, ...lines(top3('123')) })) }
  }
  const back = ({ orderId }: { orderId: string }) => said(house.cancel('noi', orderId))
  // A daily lottery: until an hour before the close.
  expect(await back(await bet('LAO', 3_605))).toBe('OK')
  expect(await back(await bet('LAO', 3_595))).toBe('LOTTERY_CANCEL_CLOSED')
  // Yeekee: never within five minutes of the close.
  expect(await back(await bet('YEEKEE', 305))).toBe('OK')
  expect(await back(await bet('YEEKEE', 295))).toBe('LOTTERY_CANCEL_CLOSED')
  // A stock lottery: within five minutes of the purchase, while it is open.
  const stock = await bet('NIKKEI_AM', 600)
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.orders SET placed_at = placed_at - interval '5 minutes' WHERE order_id = ${stock.orderId}`,
  )
  expect(await back(stock)).toBe('LOTTERY_CANCEL_CLOSED')
  expect(await back(await bet('NIKKEI_AM', 600))).toBe('OK')
  expect(await exposureFaults(house.database)).toEqual([])
})

test('a lottery takes five cancellations of a member a day, a fast Vietnamese one any number', async () => {
  await house.member('nee')
  openings.set('nee', OPENING)
  const cancel = async (gameCode: string, line: object) => {
    const issue = await house.issue(gameCode, { closesInS: 7_200 })
    const { orderId } = await house.place('nee', { ...issue, lines: [{ ...top3('12'), ...line }] })
    return said(house.cancel('nee', orderId))
  }
  const answers = []
  for (let n = 0; n < 6; n++) answers.push(await cancel('HANOI_VIP', { playCode: 'TOP2' }))
  expect(answers).toEqual([...Array(5).fill('OK'), 'LOTTERY_CANCEL_LIMIT 5'])
  for (let n = 0; n < 6; n++) expect(await cancel('VN_NORTH_60', { playCode: 'LO2' })).toBe('OK')
})

test('a plan is for fast Vietnamese lotteries alone, and stands on the numbers of each of its issues', async () => {
  const issues = [await house.issue('VN_SOUTH_60'), await house.issue('VN_SOUTH_60', { closesInS: 7_200 })]
  const draft = (gameCode: string) => ({
    gameCode,
    lines: [{ playCode: 'LO2', selections: [['12']], unitAmount: 100 }],
    issues: issues.map(({ numero }, place) => ({ numero, multiple: place + 1 })),
  })
  expect(await said(house.plan('nok', draft('LAO')))).toBe('LOTTERY_CHASE_NONE')
  const { stakeAmount, chaseId } = await house.plan('nok', draft('VN_SOUTH_60'))
  expect(stakeAmount).toBe(5_400n)
  expect(await exposureFaults(house.database)).toEqual([])
  await house.stop('nok', chaseId)
  expect(await exposureFaults(house.database)).toEqual([])
  expect(await lotteryFaults(house.database, openings)).toEqual([])
})
