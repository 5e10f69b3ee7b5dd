import type { Job } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'
import { readTransfers } from '../../wallet/index.ts'
import { foldFigures } from '../rules/fold-figures.ts'
import { addDays, addSlots } from '../store/figures.ts'

const BATCH = 5_000
/** One run ends after so many batches; the next one goes on from there. */
const BATCHES = 40

/** Follows the ledger into the figures; cursor and sums move in one transaction, so nothing is counted twice or missed. */
export const followFiguresJob: Job = {
  name: 'operator.figures',
  everyMs: 2_000,
  async run({ database, services }) {
    const merchants = services.use(merchantsKey)
    const timeZoneOf = (merchantId: string) => merchants.byId(merchantId)?.timeZone ?? 'Asia/Bangkok'
    for (let round = 0, read = 1; read > 0 && round < BATCHES; round++) {
      read = await database.transaction(async (tx) => {
        const movements = await readTransfers(tx, 'operator.figures', BATCH)
        const { slots, days } = foldFigures(movements, timeZoneOf)
        await addSlots(tx, slots)
        await addDays(tx, days)
        return movements.length
      })
    }
  },
}
