/** Offers a rain or a raffle without an operator, as a demo does. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { raffle } from '../../../kernel/promotions/kinds/raffle.ts'
import { redEnvelope } from '../../../kernel/promotions/kinds/red-envelope.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { changeState, insertPromotion } from '../desk/store/promotions.ts'
import { readDraw, type DrawKind } from './store.ts'

const declared = { RED_ENVELOPE: redEnvelope.declared, RAFFLE: raffle.declared }

export interface OfferedDraw {
  readonly merchantId: string
  readonly promotionId: string
  readonly kind: DrawKind
  readonly names: Readonly<Record<'th' | 'en', string>>
  readonly terms: Readonly<Record<string, unknown>>
  readonly endsAt: Date
  readonly now: Date
}

/** Writes it and starts it, which fixes its seed; offered before, it is left as it is. */
export async function offerDraw(tx: Tx, offer: OfferedDraw): Promise<void> {
  const { merchantId, promotionId, kind, names, terms, endsAt, now } = offer
  if (await readDraw(tx, { merchantId, promotionId, kind })) return
  await insertPromotion(
    tx,
    { merchantId, promotionId, kind, now },
    {
      names,
      texts: { th: '', en: '' },
      imageUrl: '',
      arguments: readArguments(declared[kind], terms).values,
      audience: {},
      startsAt: now,
      endsAt,
      budgetAmount: null,
      dayBudgetAmount: null,
      claimLimit: null,
      mayReapply: false,
    },
  )
  await changeState(tx, promotionId, 'LIVE', now)
}
