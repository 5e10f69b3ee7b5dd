/** Flags of members and what follows from them: from a score of 100 on, or under a hold by hand, nothing is paid out; play goes on (domain/economy.md §9). */
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { events } from '../events.ts'
import { HOLD_SCORE, type AmlKind } from '../rules/aml-kinds.ts'
import { amlSettings } from '../settings.ts'
import { clearFlagRowsOf, insertFlag, readScore, readStandingHold, type Watched } from '../store/aml.ts'

export interface Flag extends Watched {
  kind: AmlKind
  /** What the kind counts, from `amlScores`. */
  score: number
  /** Id of what it was seen at: a deposit, a withdrawal, a device. The same kind and reference flag a member once. */
  reference: string
  /** What the desk shows beside it: short texts and amounts in satang. */
  detail: Record<string, unknown>
}

/** Flags a member, once per kind and reference; answers whether the flag is new. Play is not touched. */
export async function flagMember(tx: Tx, flag: Flag): Promise<boolean> {
  const { flagDays } = await settingsOf(tx, flag.merchantId, amlSettings)
  const isNew = await insertFlag(tx, { ...flag, flagId: newId(), days: flagDays })
  if (isNew) await emitEvent(tx, events.memberFlagged, { merchantId: flag.merchantId, memberId: flag.memberId, kind: flag.kind, score: flag.score })
  return isNew
}

/** Clears what one thing flagged, of every member: it was looked at elsewhere and is honest. */
export function clearFlagsOf(tx: Tx, of: Pick<Flag, 'merchantId' | 'kind' | 'reference'>, cleared: { by: string; reason: string; now: Date }): Promise<void> {
  return clearFlagRowsOf(tx, of, cleared)
}

/** The sum of a member's standing flags, the highest of each kind counted once. */
export async function standingScore(reader: Reader, member: Watched): Promise<number> {
  return readScore(reader, member)
}

/** Whether payouts of the member wait for a person: a score of 100 or more, or a hold set by hand. */
export async function isHeld(reader: Reader, member: Watched): Promise<boolean> {
  return (await readScore(reader, member)) >= HOLD_SCORE || (await readStandingHold(reader, member)) !== undefined
}
