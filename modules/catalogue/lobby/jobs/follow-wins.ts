/** Copies wins from the ledger to the winners board and pushes them to open pages, every few seconds. */
import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import type { WinRow } from '../../core/store/wins.ts'
import { followWins, tellWinners } from '../../core/winners.ts'

export const followWinsJob: Job = {
  name: 'catalogue/follow-wins',
  everyMs: 3_000,
  run: async ({ database, services }) => {
    const told: WinRow[] = []
    // A long backlog is processed in turns, so that other jobs get theirs.
    for (let batches = 0; batches < 20; batches++) {
      const { wins, isMore } = await database.transaction((tx) => followWins(tx))
      told.push(...wins)
      if (!isMore) break
    }
    await tellWinners(database.kysely, services.use(hubKey), told, (merchantId) =>
      currencyOf(services.use(merchantsKey), merchantId),
    )
  },
}
