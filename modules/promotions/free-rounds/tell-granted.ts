import type { Tx } from '../../../platform/postgres.ts'
import { insertNotices } from '../notices/store.ts'
import type { PromotionRow } from '../offers/store/promotions.ts'
import type { GrantRow } from './store/grants.ts'

/** Who did not press for their rounds learns of them in the inbox, in the morning at the latest. */
export async function tellGranted(
  tx: Tx,
  { names, promotionId }: PromotionRow,
  { grantId, memberId, merchantId, roundCount, roundAmount, endsAt }: GrantRow,
  now: Date,
): Promise<void> {
  const detail = {
    ...names,
    promotionId,
    rounds: String(roundCount),
    stake: String(roundAmount),
    until: endsAt.toISOString(),
  }
  const notice = { key: `free-rounds:${grantId}`, memberId, kind: 'FREE_ROUNDS', detail }
  await insertNotices(tx, merchantId, [notice], now)
}
