import { actInHand, actInHandSchemas } from '../../../contract/vendor/studio/act-in-hand.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { handsKey } from '../service.ts'

export const handleActInHand = handleBatched(
  actInHand,
  actInHandSchemas,
  async (context, { body, params }) => {
    const { hands, seats } = context.use(handsKey)
    const { value, isRepeat } = await hands.act(seats.of(context.actor), {
      handId: params.handId,
      step: body.step,
      action: body.action,
      key: context.idempotencyKey,
    })
    if (isRepeat) context.markRepeated()
    return value
  },
)
