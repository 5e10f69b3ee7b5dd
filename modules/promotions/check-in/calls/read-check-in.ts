import { refuse } from '../../../../contract/errors.ts'
import { readCheckIn, readCheckInSchemas } from '../../../../contract/player/promotions/read-check-in.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkInValue, standingOf } from '../days.ts'

export const handleReadCheckIn = handle(readCheckIn, readCheckInSchemas, async (context, { query }) => {
  const { tx, actor, merchant, now, language, use } = context
  const seeker = { merchant, memberId: actor.accountId, now, use }
  const standing = await standingOf(tx, seeker)
  if (!standing) refuse('PROMO_NOT_FOUND')
  return checkInValue(tx, seeker, standing, { language, month: query.month })
})
