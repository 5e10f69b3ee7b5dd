/**
 * The slips of this tab, one for each lottery: they outlive a reload and a look at other pages. The unit that
 * was chosen last is kept on the device (domain/lottery.md §1.2).
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { MOST_LINES } from '../../../../../contract/shared/lottery-orders.ts'
import { readStored, store } from '../../../../client/storage.ts'
import { type SlipLine, usualUnits } from './slip.ts'

export interface Slip {
  lines: readonly SlipLine[]
  /** The issue that the member saw when they began; going on with a later one is their own step. */
  numero: string | null
  /** Null: the member's own prize group. */
  prizeGroup: number | null
}

interface Slips {
  byGame: Readonly<Record<string, Slip>>
  unitAmount: number
}

const KEY = 'lotterySlips'
const UNIT_KEY = 'lotteryUnit'
const empty: Slip = { lines: [], numero: null, prizeGroup: null }

function readSlips(): Slips['byGame'] {
  try {
    const kept: unknown = JSON.parse(readStored('session', KEY) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Slips['byGame']) : {}
  } catch {
    return {}
  }
}

function readUnit(): number {
  const kept = Number.parseInt(readStored('local', UNIT_KEY) ?? '', 10)
  return (usualUnits as readonly number[]).includes(kept) ? kept : 100
}

export const slips = createStore<Slips>(() => ({ byGame: readSlips(), unitAmount: readUnit() }))

export const useSlip = (gameCode: string): Slip => useStore(slips, ({ byGame }) => byGame[gameCode] ?? empty)
export const useUnit = (): number => useStore(slips, ({ unitAmount }) => unitAmount)

export function chooseUnit(unitAmount: number): void {
  store('local', UNIT_KEY, String(unitAmount))
  slips.setState({ unitAmount })
}

export function changeSlip(gameCode: string, change: Partial<Slip>): void {
  const { byGame } = slips.getState()
  const next = { ...byGame, [gameCode]: { ...(byGame[gameCode] ?? empty), ...change } }
  store('session', KEY, JSON.stringify(next))
  slips.setState({ byGame: next })
}

/**
 * Puts lines at the end of a slip; a slip that was empty takes the issue of this moment. Returns how many of
 * them had no room.
 */
export function addLines(gameCode: string, numero: string | null, lines: readonly SlipLine[]): number {
  const before = slips.getState().byGame[gameCode] ?? empty
  const taken = lines.slice(0, Math.max(0, MOST_LINES - before.lines.length))
  if (taken.length > 0)
    changeSlip(gameCode, {
      lines: [...before.lines, ...taken],
      numero: before.lines.length > 0 ? before.numero : numero,
    })
  return lines.length - taken.length
}

export function changeLine(gameCode: string, id: string, change: Partial<SlipLine>): void {
  const { lines } = slips.getState().byGame[gameCode] ?? empty
  changeSlip(gameCode, { lines: lines.map((line) => (line.id === id ? { ...line, ...change } : line)) })
}

export function removeLine(gameCode: string, id: string): void {
  const { lines } = slips.getState().byGame[gameCode] ?? empty
  changeSlip(gameCode, { lines: lines.filter((line) => line.id !== id) })
}

export const clearSlip = (gameCode: string): void => changeSlip(gameCode, { lines: [], numero: null })
