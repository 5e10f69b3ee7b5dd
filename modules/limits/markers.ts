/** Signs that a member may be in trouble, for operators to act on (domain/economy.md §10). */
import type { MarkerKind } from '../../contract/shared/limit-words.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { newId } from '../../kernel/ids.ts'
import { emitEvent } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/postgres.ts'
import { events } from './events.ts'
import { countMarkersSince, insertMarker } from './store/markers.ts'
import type { AccountKey } from './store/rules.ts'

const DAY_MS = 86_400_000
/** A sign that is repeated within this time suggests a talk instead of a message. */
const AGAIN_MS = 7 * DAY_MS

/**
 * Records a sign once for each kind and business day; the first in a while suggests a message, the next one a
 * contact. Advertising stops for a day.
 */
export async function noteMarker(
  tx: Tx,
  sign: AccountKey & { kind: MarkerKind; detail: Record<string, unknown> },
  at: { now: Date; timeZone: string },
): Promise<void> {
  const { merchantId, accountId, kind, detail } = sign
  const member = { merchantId, accountId }
  const isAgain = (await countMarkersSince(tx, member, kind, new Date(at.now.getTime() - AGAIN_MS))) > 0
  const isNew = await insertMarker(tx, {
    ...member,
    markerId: newId(at.now.getTime()),
    kind,
    day: businessDate(at.now, at.timeZone),
    detail,
    action: isAgain || kind === 'EXCLUSION_MATCH' || kind === 'SELF_TEST' ? 'CONTACT' : 'MESSAGE',
    foundAt: at.now,
  })
  if (isNew)
    await emitEvent(tx, events.marketingStopped, {
      merchantId,
      memberId: accountId,
      since: at.now,
      until: new Date(at.now.getTime() + DAY_MS),
    })
}
