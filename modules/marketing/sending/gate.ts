/**
 * The last look at a mail, an SMS or a push, when it leaves: minutes or hours may have passed since it was
 * written.
 */
import { clock } from '../../../kernel/clock.ts'
import { afterQuiet, isQuiet } from '../../../kernel/quiet-hours.ts'
import type { Services } from '../../../platform/services.ts'
import { consentsOf } from '../../messaging/index.ts'
import { merchantsKey, type MarketingGate } from '../../system/index.ts'
import { leftAloneAmong } from './judge-page.ts'

/** Who withdrew, excluded themselves or took a break meanwhile gets nothing, and nobody at night. */
export function marketingGate(services: Services): MarketingGate {
  return async (tx, { merchantId, memberId, channel }) => {
    const now = clock.now()
    const merchant = services.use(merchantsKey).byId(merchantId)
    if (!merchant) return 'DROP'
    const asked = { merchantId, memberIds: [memberId], now }
    if ((await leftAloneAmong(tx, asked)).size > 0) return 'DROP'
    const consents = await consentsOf(tx, asked)
    if (!consents.some((consent) => consent.channel === channel && consent.isGiven)) return 'DROP'
    return isQuiet(now, merchant.timeZone) ? afterQuiet(now, merchant.timeZone) : 'SEND'
  }
}
