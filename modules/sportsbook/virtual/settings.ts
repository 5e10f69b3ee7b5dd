/** Whether and how fast the house plays matches of its own. */
import type { Database } from '../../../platform/postgres.ts'
import { bookSettings } from '../book/door.ts'
import { defineSetting, listSettings, setSetting } from '../../system/index.ts'

export const virtualSettings = {
  /** Off by default; a demo turns it on (server/products/sportsbook). */
  isOn: bookSettings.showsVirtual,
  /** Minutes of a match in a minute: at 12 a match of football takes about eight minutes. */
  speed: defineSetting({
    name: 'sportsbook.virtualSpeed',
    weakens: 'NONE',
    kind: 'integer',
    default: 12,
    min: 1,
    max: 60,
  }),
} as const

/** For houses whose operators never decided. */
export async function turnOnVirtual(database: Database, merchantIds: readonly string[]): Promise<void> {
  for (const merchantId of merchantIds)
    await database.transaction(async (tx) => {
      const [isOn] = await listSettings(tx, merchantId, [virtualSettings.isOn])
      if (isOn!.isDefault) await setSetting(tx, merchantId, virtualSettings.isOn, true)
    })
}
