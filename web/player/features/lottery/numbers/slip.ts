/** The lines of a slip of whole numbers: added, merged, changed and counted (domain/lottery.md §5.2). */
import { LARGEST_UNIT, LEAST_UNIT } from '../../../../../contract/shared/lottery-orders.ts'
import { TICKET_LINES, readNote, type NoteProblem } from '../../../../../kernel/lottery/thai/read-note.ts'
import { toWireAmount } from '../../../../../kernel/money.ts'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'

/** A number on a bet type, before it is a line of a slip. */
export interface Bet {
  readonly playCode: string
  readonly selection: readonly string[]
  /** In satang, for each number that the selection covers. */
  readonly unitAmount: number
}

export interface NumberLine extends Bet {
  /** The same for two lines that are the same bet. */
  readonly id: string
}

export type PlayOf = (playCode: string) => NumberPlay | undefined

/** A tod of 123 is the tod of 321, so it has one id. */
export const idOf = (play: NumberPlay, selection: readonly string[]): string =>
  `${play.code} ${play.exposureKeys(selection).join(' ')}`

export interface Added {
  readonly lines: readonly NumberLine[]
  /** Lines that are new. */
  readonly added: number
  /** Bets whose stake went to a line that was there. */
  readonly merged: number
  /** Numbers that the bet type does not sell, such as a triple of tod. */
  readonly refused: number
  /** What the ticket has no room for. */
  readonly left: number
  /** Bets whose stake would lift a line above the most that may stand on a number. */
  readonly above: number
}

/** Puts bets at the end; a bet that is there already takes the stake as well. */
export function addBets(lines: readonly NumberLine[], bets: readonly Bet[], playOf: PlayOf): Added {
  const byId = new Map(lines.map((line) => [line.id, line]))
  let [added, merged, refused, left, above] = [0, 0, 0, 0, 0]
  for (const bet of bets) {
    const play = playOf(bet.playCode)
    if (!play || play.check(bet.selection)) {
      refused++
      continue
    }
    const id = idOf(play, bet.selection)
    const before = byId.get(id)
    if (before && before.unitAmount + bet.unitAmount > LARGEST_UNIT) above++
    else if (before) {
      byId.set(id, { ...before, unitAmount: before.unitAmount + bet.unitAmount })
      merged++
    } else if (byId.size >= TICKET_LINES) left++
    else {
      byId.set(id, { ...bet, id })
      added++
    }
  }
  return { lines: [...byId.values()], added, merged, refused, left, above }
}

/**
 * The bets of one entry: each number on each bet type. What several orders have in common, such as their
 * tod, is bet once.
 */
export function betsOf(
  numbers: readonly string[],
  plays: readonly NumberPlay[],
  stakeOf: (playCode: string) => number,
): readonly Bet[] {
  const seen = new Set<string>()
  return plays.flatMap((play) =>
    numbers.flatMap((number) => {
      const selection = [number]
      if (!play.check(selection)) {
        const id = idOf(play, selection)
        if (seen.has(id)) return []
        seen.add(id)
      }
      return [{ playCode: play.code, selection, unitAmount: stakeOf(play.code) }]
    }),
  )
}

export const stakeOfLine = ({ playCode, selection, unitAmount }: Bet, playOf: PlayOf): number =>
  unitAmount * (playOf(playCode)?.cover(selection) ?? 1)

export const totalOf = (lines: readonly Bet[], playOf: PlayOf): number =>
  lines.reduce((sum, line) => sum + stakeOfLine(line, playOf), 0)

export const withStake = (lines: readonly NumberLine[], id: string, unitAmount: number) =>
  lines.map((line) => (line.id === id ? { ...line, unitAmount } : line))

export const withStakes = (lines: readonly NumberLine[], unitAmount: number) =>
  lines.map((line) => ({ ...line, unitAmount }))

export const without = (lines: readonly NumberLine[], ids: ReadonlySet<string>) =>
  lines.filter((line) => !ids.has(line.id))

export type PasteProblem = Omit<NoteProblem, 'code'> & {
  readonly code: NoteProblem['code'] | 'NOT_OFFERED' | 'STAKE_RANGE'
}

const isStake = (amount: bigint): boolean => amount >= LEAST_UNIT && amount <= LARGEST_UNIT

/**
 * What a pasted note says, in bets of this lottery. A bet type that it does not offer is a problem, and so is
 * a stake that no number takes.
 */
export function readPaste(
  text: string,
  playOf: PlayOf,
): { bets: readonly Bet[]; problems: readonly PasteProblem[] } {
  const { lines: read, problems } = readNote(text)
  const unfit = new Map(read.filter((one) => !isStake(one.stakeAmount)).map((one) => [one.line, one.number]))
  const lines = read.filter(({ line }) => !unfit.has(line))
  const bets = lines.flatMap(({ betCode, number, stakeAmount }) =>
    playOf(betCode)
      ? [{ playCode: betCode, selection: [number], unitAmount: toWireAmount(stakeAmount) }]
      : [],
  )
  const unknown = new Map(lines.filter(({ betCode }) => !playOf(betCode)).map((one) => [one.line, one]))
  const foreign = [...unknown.values()].map(({ line, number }) => ({
    line,
    code: 'NOT_OFFERED' as const,
    text: number,
  }))
  const wrong = [...unfit].map(([line, number]) => ({ line, code: 'STAKE_RANGE' as const, text: number }))
  return { bets, problems: [...problems, ...foreign, ...wrong].sort((one, other) => one.line - other.line) }
}
