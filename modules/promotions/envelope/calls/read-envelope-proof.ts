import {
  readEnvelopeProof,
  readEnvelopeProofSchemas,
} from '../../../../contract/player/promotions/read-envelope-proof.ts'
import { refuse } from '../../../../contract/errors.ts'
import { envelopeTag } from '../../../../kernel/promotions/envelope.ts'
import { handle } from '../../../../platform/calls.ts'
import { readDraw } from '../../draws/store.ts'
import { boundTermsOf } from '../steps.ts'
import { readTakenShares } from '../store/shares.ts'
import { nameOf, shownState } from '../values.ts'

export const handleReadEnvelopeProof = handle(
  readEnvelopeProof,
  readEnvelopeProofSchemas,
  async ({ tx, merchant, language }, { params: { promotionId } }) => {
    const draw =
      (await readDraw(tx, { merchantId: merchant.id, promotionId, kind: 'RED_ENVELOPE' })) ??
      refuse('PROMO_NOT_FOUND')
    const { opensAt: _opensAt, poolAmount, count } = boundTermsOf(draw)
    return {
      promotionId,
      name: nameOf(draw, language),
      state: shownState(draw),
      currency: merchant.currency,
      tag: envelopeTag(promotionId),
      committedAt: draw.committedAt,
      commit: draw.commit,
      opensAt: draw.drawsAt,
      endsAt: draw.endsAt,
      poolAmount: BigInt(poolAmount),
      count,
      beacon: draw.beacon,
      // While it runs, the seed would tell which envelope is worth waiting for.
      seed: draw.seed,
      taken: draw.seed === null ? [] : await readTakenShares(tx, promotionId),
    }
  },
)
