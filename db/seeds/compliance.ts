/** Work for compliance: a frozen member with suspicions that together hold their payouts. */
import { flagMember } from '../../modules/cashier/compliance/flags.ts'
import { amlScores, type AmlKind } from '../../modules/cashier/compliance/rules/aml-kinds.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoMemberId } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

const SUSPECT = 18

const suspicions: readonly { kind: AmlKind; reference: string; detail: Record<string, string | number> }[] = [
  {
    kind: 'THIRD_PARTY',
    reference: 'demo-third-party',
    detail: { payerName: 'วิชัย ดีมาก', channel: 'PROMPTPAY', amount: 1_200_000 },
  },
  { kind: 'REPEATED_SLIP', reference: 'demo-slip', detail: { imageHash: 'demo' } },
  { kind: 'STRUCTURING', reference: 'demo-structuring', detail: { count: 11 } },
]

/** After the members. */
export async function seedCompliance(tx: Tx): Promise<void> {
  for (const { kind, reference, detail } of suspicions) {
    await flagMember(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: demoMemberId(SUSPECT),
      kind,
      score: amlScores[kind],
      reference,
      detail,
    })
  }
}
