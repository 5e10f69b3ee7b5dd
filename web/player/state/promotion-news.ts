import { promotionTopic, type PromotionPush } from '../../../contract/pushes/promotion.ts'
import { refresh } from '../../client/use-call.ts'
import { useTopic } from '../../client/use-topic.ts'

/** A change of the house's list reaches everybody at once: each page asks by the time it was opened. */
const SPREAD_MS = 2_000

/** Asks again for these calls when what the member sees of promotions has changed. */
export function usePromotionNews(...calls: readonly { readonly name: string }[]): void {
  const again = () => void refresh(...calls)
  useTopic<PromotionPush>(
    promotionTopic,
    ({ what }) => {
      if (what === 'LIST') setTimeout(again, performance.now() % SPREAD_MS)
      else again()
    },
    again,
  )
}
