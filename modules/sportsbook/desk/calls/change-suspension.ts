import {
  changeSuspension,
  changeSuspensionSchemas,
} from '../../../../contract/operator/sportsbook/change-suspension.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeStop } from '../trading-changes.ts'

export const handleChangeSuspension = handle(
  changeSuspension,
  changeSuspensionSchemas,
  async (context, { body }) => {
    await changeStop(context, body)
    const { scope, isSuspended, reason } = body
    return { stop: isSuspended ? { scope, reason, by: context.actor.claims.account, at: context.now } : null }
  },
)
