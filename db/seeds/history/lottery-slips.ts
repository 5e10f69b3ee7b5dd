/** Slips of lotteries by chance, as members of the demo fill them. */
import { lotteryUnits } from '../../../contract/shared/lottery-orders.ts'
import { classicGameOf, playsOfGame } from '../../../kernel/lottery/classic/families.ts'
import { quickPick } from '../../../kernel/lottery/quick-pick.ts'
import type { Dice } from './dice.ts'

export interface SlipLine {
  readonly playCode: string
  readonly selections: readonly (readonly string[])[]
  readonly unitAmount: number
  readonly multiple: number
}

const BAHT = 100
const MOST_TIMES = 5
/** Plays that are won at least once in so many draws are the usual ones. */
const USUAL_DRAWS = 5
/** Many people like the same numbers. */
const likedNumbers = ['25', '89', '07', '55', '22', '64', '78', '19']

/** A line or a few in a game of digits, dice or places; so many in a hundred are of the usual plays. */
export function classicLines(
  dice: Dice,
  gameCode: string,
  stakeAmount: number,
  usualPercent: number,
): SlipLine[] {
  const plays = playsOfGame(classicGameOf(gameCode)!)
  const usual = plays.filter(({ prizes, outcomes }) => prizes[0]!.ways * USUAL_DRAWS >= outcomes)
  return Array.from({ length: dice.between(1, 3) }, () => {
    const play = dice.pick(dice.chance(usualPercent / 100) ? usual : plays)
    const selections = quickPick(play, (count) => dice.below(count))
    const counted = play.count(selections)
    const combinations = 'combinations' in counted ? counted.combinations : 1
    const unitAmount = lotteryUnits.findLast((unit) => unit * combinations <= stakeAmount) ?? lotteryUnits[0]
    const times = Math.floor(stakeAmount / (unitAmount * combinations))
    return { playCode: play.code, selections, unitAmount, multiple: Math.min(MOST_TIMES, Math.max(1, times)) }
  })
}

/** So many numbers of a Thai-style lottery, each on a play or two, no number of a play twice. */
export function thaiLines(dice: Dice, stakeAmount: number, count: number): SlipLine[] {
  const unit = wholeBaht(stakeAmount / count)
  const lines = Array.from({ length: count }, () => thaiNumber(dice, unit)).flat()
  return [...new Map(lines.map((line) => [`${line.playCode} ${line.selections[0]![0]!}`, line])).values()]
}

function thaiNumber(dice: Dice, unitAmount: number): SlipLine[] {
  if (dice.chance(0.15)) {
    const playCode = dice.pick(['RUN_TOP', 'RUN_BOTTOM'])
    return [numberLine(playCode, digits(dice, 1), unitAmount)]
  }
  if (dice.chance(0.4)) {
    const number = digits(dice, 3)
    const isTriple = new Set(number).size === 1
    return [
      numberLine('TOP3', number, unitAmount),
      ...(isTriple ? [] : [numberLine('TOD3', number, unitAmount)]),
    ]
  }
  const number = likedOr(dice)
  const plays = dice.chance(0.5) ? ['TOP2', 'BOTTOM2'] : [dice.pick(['TOP2', 'BOTTOM2'])]
  return plays.map((playCode) => numberLine(playCode, number, unitAmount))
}

/** A few four-digit numbers, on the large and on the small table. */
export const fourdLines = (dice: Dice, stakeAmount: number): SlipLine[] =>
  Array.from({ length: dice.between(1, 3) }, () =>
    numberLine(dice.pick(['FOURD_BIG', 'FOURD_SMALL']), digits(dice, 4), wholeBaht(stakeAmount / 3)),
  )

/** Ends of two digits on a Vietnamese board: of the special prize, and of all its numbers. */
export const vietnamLines = (dice: Dice, stakeAmount: number): SlipLine[] => [
  numberLine('DE', likedOr(dice), wholeBaht(stakeAmount / 2)),
  numberLine('LO2', likedOr(dice), wholeBaht(stakeAmount / 50)),
]

export const numberLine = (playCode: string, number: string, unitAmount: number): SlipLine => ({
  playCode,
  selections: [[number]],
  unitAmount,
  multiple: 1,
})

const digits = (dice: Dice, count: number): string => String(dice.below(10 ** count)).padStart(count, '0')

const likedOr = (dice: Dice): string => (dice.chance(0.3) ? dice.pick(likedNumbers) : digits(dice, 2))

const wholeBaht = (amount: number): number => Math.max(1, Math.floor(amount / BAHT)) * BAHT
