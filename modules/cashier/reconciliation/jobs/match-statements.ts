/** Matches the lines of imported statements, some at a time, each batch in a transaction of its own. */
import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { matchLines } from '../statements.ts'
import { lockRunning, moveImport } from '../store/imports.ts'
import { readNewLines } from '../store/lines.ts'

const BATCH = 100

export const matchStatements: Job = {
  name: 'cashier/match-statements',
  everyMs: 1_000,
  run: async ({ database, now, services }) => {
    for (;;) {
      const isWorked = await database.transaction(async (tx) => {
        const running = await lockRunning(tx)
        if (!running) return false
        const lines = await readNewLines(tx, running.importId, BATCH)
        if (lines.length > 0) await matchLines(tx, services, running, lines, now)
        if (lines.length < BATCH) await moveImport(tx, running.importId, 'DONE')
        return true
      })
      if (!isWorked) return
      services.use(hubKey).push({ topic: 'work', data: { queue: 'statements' } })
    }
  },
}
