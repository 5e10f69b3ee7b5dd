/** Wins of the member that were pushed while the page is open. */
import { createStore } from 'zustand/vanilla'
import type { DrawWinPush } from '../../../../../contract/pushes/draw-win.ts'
import { isSeamlessPath } from '../../../paths.ts'

interface OwnWins {
  readonly heard: readonly DrawWinPush[]
  /** Of these the member has not been told yet. */
  readonly untold: readonly DrawWinPush[]
}

/** A page that stays open for days forgets the first of them. */
const MOST_HEARD = 200
const none: OwnWins = { heard: [], untold: [] }
export const ownWins = createStore<OwnWins>(() => none)

const isSame = (one: DrawWinPush, other: DrawWinPush): boolean =>
  one.gameCode === other.gameCode && one.numero === other.numero && one.version === other.version

/** A push may come twice; it counts once. */
export function noteWin(win: DrawWinPush): void {
  const { heard, untold } = ownWins.getState()
  if (heard.some((one) => isSame(one, win))) return
  ownWins.setState({ heard: [...heard, win].slice(-MOST_HEARD), untold: [...untold, win] })
}

/** Wins wait to be told, and the page at this path may be covered: a game that is played may not. */
export const hasToTell = ({ untold }: OwnWins, path: string): boolean =>
  untold.length > 0 && !isSeamlessPath(path)

/** What the member is to be told now; it is not handed out again. */
export function takeUntold(): readonly DrawWinPush[] {
  const { untold } = ownWins.getState()
  ownWins.setState({ untold: [] })
  return untold
}

/** Another member looks at the page. */
export const forgetWins = (): void => ownWins.setState(none)

/** What an issue paid in all, in minor units; 0 while nothing was heard of it. */
export const wonIn = ({ heard }: OwnWins, gameCode: string | undefined, numero: string | null): number =>
  heard.reduce((sum, win) => (win.gameCode === gameCode && win.numero === numero ? sum + win.amount : sum), 0)
