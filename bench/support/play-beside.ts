/** Bets of the members `bench-<n>` that run beside what a bench measures. */
import { randomUUID } from 'node:crypto'
import type { Poster } from '../../modules/wallet/index.ts'

const BETTORS = 4
const PAUSE_MS = 10
/** Their game; a bench opens it. */
export const BESIDE = { vendor: 'BENCH', gameCode: 'B-1' } as const

/** A few hundred bets a second until it is stopped; answers how many there were. */
export function playBeside(poster: Poster, members: number): { stop(): Promise<number> } {
  let isRunning = true
  let bets = 0
  const bettors = Array.from({ length: BETTORS }, async () => {
    while (isRunning) {
      const id = randomUUID()
      const { status } = await poster.post({
        ...BESIDE,
        kind: 'BET',
        memberId: `bench-${Math.floor(Math.random() * members)}`,
        roundId: id,
        transactionId: id,
        amount: 100n,
        mode: 'REAL',
      })
      if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
      bets++
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  })
  return {
    async stop() {
      isRunning = false
      await Promise.all(bettors)
      return bets
    },
  }
}
