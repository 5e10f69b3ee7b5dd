import {
  unsubscribeAtOnce,
  unsubscribeAtOnceSchemas,
} from '../../../../contract/player/marketing/unsubscribe-at-once.ts'
import { handle } from '../../../../platform/calls.ts'
import { unsubscribeBy } from '../unsubscribe.ts'

export const handleUnsubscribeAtOnce = handle(
  unsubscribeAtOnce,
  unsubscribeAtOnceSchemas,
  async (context, { params }) => {
    await unsubscribeBy(context, params.token)
    return {}
  },
)
