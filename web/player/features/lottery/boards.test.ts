/** A screen that is brought ahead is the one that the lottery is shown on. */
import { expect, test, vi } from 'vitest'
import { classicGames } from '../../../../kernel/lottery/classic/families.ts'
import { numberGames } from '../../../../kernel/lottery/numbers/games.ts'
import { boards, bringBoard } from './boards.ts'
import { kindOf } from './game-kind.ts'

test('the code of every lottery brings the screen of its kind', () => {
  const brought: string[] = []
  for (const [kind, board] of Object.entries(boards))
    vi.spyOn(board, 'preload').mockImplementation(async () => void brought.push(kind))
  // Lotteries of four digits are bet on at the Thai board.
  const screenOf = (kind: string | null) => (kind === 'FOURD' ? 'THAI' : kind)
  for (const { gameCode } of [...classicGames, ...numberGames]) {
    bringBoard(gameCode)
    expect(brought.pop(), gameCode).toBe(screenOf(kindOf(gameCode)))
  }
})
