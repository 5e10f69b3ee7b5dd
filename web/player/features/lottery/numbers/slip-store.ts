/**
 * The slips of whole numbers of this tab, one for each lottery: they outlive a reload and a look at other
 * pages. What was staked last on a bet type is kept on the device.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, store } from '../../../../client/storage.ts'
import { addBets, type Added, type Bet, type NumberLine, type PlayOf } from './slip.ts'

export interface NumberSlip {
  readonly lines: readonly NumberLine[]
  /** The issue that the member saw when they began; going on with a later one is their own step. */
  readonly numero: string | null
  readonly note: string
}

interface Slips {
  readonly byGame: Readonly<Record<string, NumberSlip>>
  readonly stakes: Readonly<Record<string, number>>
  /** The lines before each change, for one step back after another. */
  readonly past: Readonly<Record<string, readonly (readonly NumberLine[])[]>>
}

const KEY = 'numberSlips'
const STAKES_KEY = 'numberStakes'
const STEPS_BACK = 30
const empty: NumberSlip = { lines: [], numero: null, note: '' }
const none: readonly (readonly NumberLine[])[] = []

function read<Value>(kind: 'session' | 'local', key: string): Readonly<Record<string, Value>> {
  try {
    const kept: unknown = JSON.parse(readStored(kind, key) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Value>) : {}
  } catch {
    return {}
  }
}

export const numberSlips = createStore<Slips>(() => ({
  byGame: read<NumberSlip>('session', KEY),
  stakes: read<number>('local', STAKES_KEY),
  past: {},
}))

export const useNumberSlip = (gameCode: string): NumberSlip =>
  useStore(numberSlips, ({ byGame }) => byGame[gameCode] ?? empty)
export const useStakes = (): Slips['stakes'] => useStore(numberSlips, ({ stakes }) => stakes)
export const useCanUndo = (gameCode: string): boolean =>
  useStore(numberSlips, ({ past }) => (past[gameCode] ?? none).length > 0)

export function chooseStake(playCode: string, unitAmount: number): void {
  const stakes = { ...numberSlips.getState().stakes, [playCode]: unitAmount }
  store('local', STAKES_KEY, JSON.stringify(stakes))
  numberSlips.setState({ stakes })
}

export const slipOf = (gameCode: string): NumberSlip => numberSlips.getState().byGame[gameCode] ?? empty

function write(gameCode: string, change: Partial<NumberSlip>): void {
  const { byGame } = numberSlips.getState()
  const next = { ...byGame, [gameCode]: { ...(byGame[gameCode] ?? empty), ...change } }
  store('session', KEY, JSON.stringify(next))
  numberSlips.setState({ byGame: next })
}

export const noteSlip = (gameCode: string, note: string): void => write(gameCode, { note })
export const moveSlip = (gameCode: string, numero: string): void => write(gameCode, { numero })

/** Every change of lines can be taken back; a slip without lines belongs to no issue. */
export function changeLines(
  gameCode: string,
  change: (lines: readonly NumberLine[]) => readonly NumberLine[],
  numero: string | null = slipOf(gameCode).numero,
): void {
  const before = slipOf(gameCode).lines
  const lines = change(before)
  const { past } = numberSlips.getState()
  const steps = [...(past[gameCode] ?? none), before].slice(-STEPS_BACK)
  numberSlips.setState({ past: { ...past, [gameCode]: steps } })
  write(gameCode, { lines, numero: lines.length === 0 ? null : numero })
}

export function undo(gameCode: string): void {
  const { past } = numberSlips.getState()
  const steps = past[gameCode] ?? none
  const lines = steps.at(-1)
  if (!lines) return
  numberSlips.setState({ past: { ...past, [gameCode]: steps.slice(0, -1) } })
  write(gameCode, { lines })
}

/** A slip that was empty takes the issue of this moment. */
export function putBets(
  gameCode: string,
  numero: string | null,
  bets: readonly Bet[],
  playOf: PlayOf,
): Omit<Added, 'lines'> {
  const before = slipOf(gameCode)
  const { lines, ...counts } = addBets(before.lines, bets, playOf)
  if (counts.added + counts.merged > 0)
    changeLines(gameCode, () => lines, before.lines.length > 0 ? before.numero : numero)
  return counts
}

/** It was sent: nothing of it comes back. */
export function finishSlip(gameCode: string): void {
  write(gameCode, empty)
  numberSlips.setState(({ past }) => ({ past: { ...past, [gameCode]: none } }))
}
