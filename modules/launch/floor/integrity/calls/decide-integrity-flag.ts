import {
  decideIntegrityFlag,
  decideIntegrityFlagSchemas,
} from '../../../../../contract/operator/launch/decide-integrity-flag.ts'
import { handle } from '../../../../../platform/calls.ts'
import { hubKey } from '../../../../../platform/hub.ts'
import { decideFlag } from '../desk.ts'

export const handleDecideIntegrityFlag = handle(
  decideIntegrityFlag,
  decideIntegrityFlagSchemas,
  async (context, { params, body }) => {
    await decideFlag(context, params.flagId, body.state, body.reason)
    context.afterCommit(() => context.use(hubKey).push({ topic: 'work', data: { queue: 'integrity' } }))
    return { state: body.state }
  },
)
