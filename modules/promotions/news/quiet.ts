/** Who is told of promotions now (domain/economy.md §6.1, §10). */
import { wallOf } from '../../../kernel/calendar.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { promotionTopic, type PromotionPush } from '../../../contract/pushes/promotion.ts'
import { merchantsKey } from '../../system/index.ts'
import { withoutOffers } from '../audience/left-out.ts'

const MORNING = '08:00'

/** Between midnight and 08:00 of the house's clock nobody is told of an offer. */
export const isQuiet = (now: Date, timeZone: string): boolean => wallOf(now, timeZone).slice(11) < MORNING

export function isQuietAt(services: Pick<Services, 'use'>, merchantId: string, now: Date): boolean {
  const merchant = services.use(merchantsKey).byId(merchantId)
  return merchant === undefined || isQuiet(now, merchant.timeZone)
}

/** Tells these members' pages, except those of who gets no offers. Call it after the commit. */
export async function tellMembers(
  { reader, services, now }: { reader: Reader; services: Pick<Services, 'use'>; now: Date },
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
  what: PromotionPush['what'],
): Promise<void> {
  const left = await withoutOffers(reader, { merchantId, memberIds, now })
  const hub = services.use(hubKey)
  for (const accountId of memberIds)
    if (!left.has(accountId)) hub.push({ topic: promotionTopic, accountId, data: { what } })
}

/** The member's own deed, which moves no claim: their other pages are told after the commit. */
export function tellOwn(
  context: Pick<RequestContext, 'afterCommit' | 'use'> & { actor: { accountId: string } },
): void {
  const data: PromotionPush = { what: 'CLAIM' }
  context.afterCommit(() =>
    context
      .use(hubKey)
      .push({ topic: promotionTopic, accountId: context.actor.accountId, data: { ...data } }),
  )
}
