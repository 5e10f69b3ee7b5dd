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
