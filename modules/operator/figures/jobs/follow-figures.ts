import type { Job } from '../../../../platform/calls.ts'
import { merchantsKey, timeZoneOf } from '../../../system/index.ts'
import { readPlayChanges, readTransfers } from '../../../wallet/index.ts'
import { foldFigures, foldSettled } from '../rules/fold-figures.ts'
import { addDays, addSettled, addSlots } from '../store/figures.ts'

const BATCH = 5_000
/** One run ends after this many batches; the next one continues. */
const BATCHES = 40

/**
 * Follows the ledger and what was settled into the figures; cursor and sums move in one transaction, so
 * nothing is counted twice or missed.
 */
export const followFiguresJob: Job = {
  name: 'operator.figures',
  everyMs: 2_000,
  async run({ database, services }) {
    const merchants = services.use(merchantsKey)
    for (let round = 0, read = 1; read > 0 && round < BATCHES; round++) {
      read = await database.transaction(async (tx) => {
        const movements = await readTransfers(tx, 'operator.figures', BATCH, false)
        const { slots, days } = foldFigures(movements, (merchantId) => timeZoneOf(merchants, merchantId))
        await addSlots(tx, slots)
        await addDays(tx, days)
        return movements.length
      })
    }
    for (let round = 0, read = 1; read > 0 && round < BATCHES; round++) {
      read = await database.transaction(async (tx) => {
        const changes = await readPlayChanges(tx, 'operator.settled', BATCH, false)
        await addSettled(tx, foldSettled(changes))
        return changes.length
      })
    }
  },
}
