/** The rolling of reels while the server is asked. */
import type { Board } from './canvas/board.ts'

/** The reels roll at least this long, so that a quick answer does not make them twitch. */
const LEAST_ROLL_MS = 520

export const rollAWhile = ({ motion }: Board): Promise<void> => motion.run(LEAST_ROLL_MS, () => {})

/** The answer, once the reels have rolled long enough, and when it came. */
export async function askWhileRolling<Answer>(
  machine: Board,
  ask: () => Promise<Answer>,
): Promise<{ answer: PromiseSettledResult<Answer>; answeredMs: number }> {
  let answeredMs = 0
  const [answer] = await Promise.allSettled([
    ask().finally(() => {
      answeredMs = performance.now()
    }),
    rollAWhile(machine),
  ])
  return { answer, answeredMs }
}

/**
 * The merchant may set a least time from one spin to the next; no skipping and no speed shortens it. Counted
 * from the answer, the next spin is not too soon for the studio either.
 */
export async function waitOut(
  leastMs: number | undefined,
  answeredMs: number,
  set: (state: 'waiting' | 'idle') => void,
): Promise<void> {
  const leftMs = (leastMs ?? 0) - (performance.now() - answeredMs)
  if (leftMs <= 0) return
  set('waiting')
  await new Promise((resolve) => setTimeout(resolve, leftMs))
  set('idle')
}
