/** Takes wins from the ledger onto the winners board and tells open pages of them, every few seconds. */
import type { Job } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { WinRow } from '../store/wins.ts'
import { followWins, tellWinners } from '../winners.ts'

export const followWinsJob: Job = {
  name: 'catalogue/follow-wins',
  everyMs: 3_000,
  run: async ({ database, services }) => {
    const told: WinRow[] = []
    // A long backlog is worked off in turns, so that other jobs get theirs.
    for (let batches = 0; batches < 20; batches++) {
      const { wins, isMore } = await database.transaction((tx) => followWins(tx))
      told.push(...wins)
      if (!isMore) break
    }
    await tellWinners(database.kysely, services.use(hubKey), told)
  },
}
