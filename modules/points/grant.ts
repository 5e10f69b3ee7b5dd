/** Points that a mission brings. They have no turnover; converted to money they have that of converting. */
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/postgres.ts'
import { creditSet } from '../wallet/index.ts'
import { insertMovements } from './store/movements.ts'

/** `amount` in thousandths of a point; the reference is unique: granted again, nothing more moves. */
export async function grantMissionPoints(
  tx: Tx,
  grant: { merchantId: string; memberId: string; amount: bigint; reference: string; now: Date },
): Promise<void> {
  const { merchantId, memberId, amount, reference, now } = grant
  const [credited] = await creditSet(tx, {
    merchantId,
    scope: 'points',
    kind: 'POINTS',
    code: 'POINTS_EARNED',
    expense: 'points',
    purpose: 'points',
    credits: [{ memberId, amount, key: `mission:${reference}`, reference }],
  })
  if (credited!.isRepeat) return
  await insertMovements(
    tx,
    merchantId,
    [{ movementId: newId(), memberId, type: 'MISSION', amount, reference }],
    now,
  )
}
