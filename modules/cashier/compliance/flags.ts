/**
 * Flags of members and their effect: from a score of 100 on, or during a manual hold, nothing is paid out;
 * play goes on (domain/economy.md §9).
 */
import { newId } from '../../../kernel/ids.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { events } from '../shared/events.ts'
import { HOLD_SCORE, type AmlKind } from './rules/aml-kinds.ts'
import { amlSettings } from '../settings/compliance.ts'
import { clearFlagRowsOf, insertFlag, readScore, type Watched } from './store/aml.ts'
import { readStandingHold } from './store/holds.ts'

export interface Flag extends Watched {
  kind: AmlKind
  /** The points of the kind, from `amlScores`. */
  score: number
  /**
   * The id of what caused it: a deposit, a withdrawal, a device. The same kind and reference flag a member
   * once.
   */
  reference: string
  /** What the console shows beside it: short texts and amounts in satang. */
  detail: Record<string, unknown>
}

/** Flags a member, once per kind and reference; returns whether the flag is new. Play is not affected. */
export async function flagMember(tx: Tx, flag: Flag): Promise<boolean> {
  const { flagDays } = await settingsOf(tx, flag.merchantId, amlSettings)
  const isNew = await insertFlag(tx, { ...flag, flagId: newId(), days: flagDays })
  if (isNew)
    await emitEvent(tx, events.memberFlagged, {
      merchantId: flag.merchantId,
      memberId: flag.memberId,
      kind: flag.kind,
      score: flag.score,
    })
  return isNew
}

/** Clears the flags of one reference, of every member: it was examined elsewhere and found honest. */
export function clearFlagsOf(
  tx: Tx,
  of: Pick<Flag, 'merchantId' | 'kind' | 'reference'>,
  cleared: { by: string; reason: string; now: Date },
): Promise<void> {
  return clearFlagRowsOf(tx, of, cleared)
}

/** The sum of a member's open flags; of each kind only the highest counts. */
export async function standingScore(reader: Reader, member: Watched): Promise<number> {
  return readScore(reader, member)
}

/** Whether payouts of the member wait for a person: a score of 100 or more, or a manual hold. */
export async function isHeld(reader: Reader, member: Watched): Promise<boolean> {
  return (
    (await readScore(reader, member)) >= HOLD_SCORE || (await readStandingHold(reader, member)) !== undefined
  )
}
