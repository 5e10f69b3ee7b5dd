/** How operators see and decide suspected collusion in rooms. */
import { refuse } from '../../../../contract/errors.ts'
import type { IntegrityState } from '../../../../contract/shared/integrity-words.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { accountsByIds } from '../../../identity/index.ts'
import type { Decisions } from '../../../../kernel/rooms/pair-facts.ts'
import { suspicionsKey } from './pair-book.ts'
import { tamePercent } from './rules/score-pair.ts'
import { decideFlagRow, lockFlag, type FlagRow } from './store.ts'

/** Flags as the console shows them. */
export async function flagsOf(
  reader: Reader,
  rows: readonly FlagRow[],
  { actor, merchant }: Pick<CallContext, 'actor' | 'merchant'>,
) {
  const accounts = await accountsByIds(
    reader,
    rows.flatMap((row) => [row.member_a, row.member_b]),
  )
  const mayDecide = actor.claims.abilities?.includes('integrity.decide') ?? false
  return rows.map((row) => {
    const { hands, a, b, firstDay, lastDay } = row.evidence
    const [aToB, bToA] = [BigInt(row.evidence.aToB), BigInt(row.evidence.bToA)]
    const net = aToB - bToA
    return {
      flagId: row.flag_id,
      kind: row.kind,
      state: row.state,
      gameCode: row.game_code,
      score: row.score,
      hands,
      firstDay,
      lastDay,
      members: [
        memberOf(row.member_a, accounts.get(row.member_a)?.username, a),
        memberOf(row.member_b, accounts.get(row.member_b)?.username, b),
      ],
      fromMemberId: net === 0n ? null : net > 0n ? row.member_a : row.member_b,
      netAmount: toWireAmount(net < 0n ? -net : net),
      volumeAmount: toWireAmount(aToB + bToA),
      currency: merchant.currency,
      foundAt: row.found_at,
      changedAt: row.changed_at,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
      reason: row.reason,
      abilities: mayDecide && row.state === 'OPEN' ? ['decide'] : [],
    }
  })
}

function memberOf(
  memberId: string,
  account: string | undefined,
  { decisions, passive, othersDecisions, othersPassive }: Decisions,
) {
  return {
    memberId,
    account: account ?? memberId,
    decisions,
    passivePercent: tamePercent(passive, decisions),
    othersDecisions,
    othersPassivePercent: tamePercent(othersPassive, othersDecisions),
  }
}

/**
 * CONFIRMED flags both members for compliance, which holds their payouts; CLEARED removes the flags that were
 * raised when it was found. FLAG_NOT_FOUND, INTEGRITY_STATE.
 */
export async function decideFlag(
  context: CallContext,
  flagId: string,
  state: IntegrityState,
  reason: string,
): Promise<void> {
  const { tx, merchant, actor, now } = context
  const flag = (await lockFlag(tx, merchant.id, flagId)) ?? refuse('FLAG_NOT_FOUND')
  if (flag.state !== 'OPEN') refuse('INTEGRITY_STATE')
  await decideFlagRow(tx, flagId, { state, by: actor.claims.account, reason, now })
  if (state === 'CONFIRMED') {
    for (const [memberId, otherId] of [
      [flag.member_a, flag.member_b],
      [flag.member_b, flag.member_a],
    ] as const) {
      await context.use(suspicionsKey).raise(tx, {
        merchantId: merchant.id,
        memberId,
        kind: 'COLLUSION',
        reference: flagId,
        detail: {
          game: flag.game_code,
          withMember: otherId,
          hands: flag.evidence.hands,
          percent: flag.score,
        },
      })
    }
  } else if (flag.kind === 'CHIP_DUMPING') {
    await context
      .use(suspicionsKey)
      .clear(
        tx,
        { merchantId: merchant.id, kind: flag.kind, reference: flagId },
        { by: actor.claims.account, reason, now },
      )
  }
  await context.audit('integrity.decide', `integrity:${flagId}`, {
    before: { state: flag.state },
    after: { state },
    kind: flag.kind,
    score: flag.score,
    members: [flag.member_a, flag.member_b],
    reason,
  })
}
