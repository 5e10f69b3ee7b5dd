/** What members see of a promotion has changed (db/functions/promotions/note_promotion.sql). */
import { promotionTopic, type PromotionPush } from '../../../../contract/pushes/promotion.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { isQuietAt } from '../quiet.ts'

export const pushList: Listener = {
  name: 'promotions/push-list',
  event: 'promotions.list-changed',
  run: async ({ services, now }, payload) => {
    const { merchantId, isOffer } = payload as { merchantId: string; isOffer: boolean }
    if (isOffer && isQuietAt(services, merchantId, now)) return
    const data: PromotionPush = { what: 'LIST' }
    services.use(hubKey).push({ topic: promotionTopic, merchantId, isOffer, data: { ...data } })
  },
}
