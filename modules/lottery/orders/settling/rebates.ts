/** Credits rebates by set once the payouts are booked; the credit and its mark are one commit. */
import type { Tx } from '../../../../platform/postgres.ts'
import { clawBack, creditSet, expenseAccount } from '../../../wallet/index.ts'
import { textOfIssue } from '../../draws/door.ts'
import { takeDueRebates, type DueRebate } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'

const SCOPE = 'lottery-rebate'
/** creditSet takes no more at once. */
const CHUNK = 1_000

export async function giveRebates(parts: SettleParts, draw: Draw): Promise<void> {
  const giveOn = () =>
    parts.database.transaction(async (tx) => {
      const due = await takeDueRebates(tx, draw, Math.min(parts.chunk ?? CHUNK, CHUNK))
      await credit(
        tx,
        draw,
        due.filter(({ amount }) => amount > 0n),
      )
      for (const less of due.filter(({ amount }) => amount < 0n)) await takeBack(tx, draw, less)
      if (due.length > 0) await parts.onStep?.('credited')
      return due.length
    })
  do await parts.giveWay?.()
  while ((await giveOn()) > 0)
}

const keyOf = (draw: Draw, { memberId, version }: DueRebate): string =>
  `${textOfIssue(draw)}:${memberId}:v${version}`

async function credit(tx: Tx, draw: Draw, due: readonly DueRebate[]): Promise<void> {
  for (const [merchantId, own] of Map.groupBy(due, (rebate) => rebate.merchantId))
    await creditSet(tx, {
      merchantId,
      scope: SCOPE,
      kind: 'REBATE',
      code: 'REBATE',
      expense: 'rebate',
      credits: own.map((rebate) => ({
        memberId: rebate.memberId,
        amount: rebate.amount,
        key: keyOf(draw, rebate),
        reference: textOfIssue(draw),
      })),
    })
}

/** A corrected result returned stakes that had their rebate. */
async function takeBack(tx: Tx, draw: Draw, rebate: DueRebate): Promise<void> {
  await clawBack(tx, {
    memberId: rebate.memberId,
    amount: -rebate.amount,
    scope: SCOPE,
    key: keyOf(draw, rebate),
    reference: textOfIssue(draw),
    to: expenseAccount(rebate.merchantId, 'rebate'),
    code: 'REBATE',
    actor: 'system',
    reason: 'the result was corrected',
  })
}
