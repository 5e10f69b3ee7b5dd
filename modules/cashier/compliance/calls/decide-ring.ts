import { decideRing, decideRingSchemas } from '../../../../contract/operator/cashier/decide-ring.ts'
import { handle } from '../../../../platform/calls.ts'
import { decideRing as decide } from '../rings.ts'

export const handleDecideRing = handle(decideRing, decideRingSchemas, async (context, { params, body }) => {
  await decide(context, params.ringId, body.state, body.remark)
  return { state: body.state }
})
