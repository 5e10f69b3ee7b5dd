/** How a merchant lets its slots be played, kept in memory, since every round of every slot needs it. */
import type { Line } from '../../../../platform/notifications.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { settingsOf } from '../../../system/index.ts'
import { launchSettings } from '../../shared/settings.ts'

export interface SlotRule {
  readonly isAutoplayAllowed: boolean
  readonly leastSpinMs: number
}

export class SlotRules {
  readonly #database: Database
  readonly #line: Line
  readonly #kept = new Map<string, Promise<SlotRule>>()

  constructor({ database, line }: { database: Database; line: Line }) {
    this.#database = database
    this.#line = line
    line.on('setting', ({ merchantId, name }) => {
      if (String(name).startsWith('launch.slot')) this.#kept.delete(String(merchantId))
    })
    line.onGap(() => this.#kept.clear())
  }

  of(merchantId: string): Promise<SlotRule> {
    // Without the connection changes are not announced.
    if (!this.#line.isUp()) return this.#read(merchantId)
    const kept = this.#kept.get(merchantId)
    if (kept) return kept
    const read = this.#read(merchantId)
    this.#kept.set(merchantId, read)
    read.catch(() => {
      if (this.#kept.get(merchantId) === read) this.#kept.delete(merchantId)
    })
    return read
  }

  async #read(merchantId: string): Promise<SlotRule> {
    const { slotAutoplay, slotLeastSpinMs } = launchSettings
    const { isAutoplayAllowed, leastSpinMs } = await settingsOf(this.#database.kysely, merchantId, {
      isAutoplayAllowed: slotAutoplay,
      leastSpinMs: slotLeastSpinMs,
    })
    return { isAutoplayAllowed, leastSpinMs }
  }
}
