import { refuse } from '../../../../contract/errors.ts'
import { checkIn, checkInSchemas } from '../../../../contract/player/promotions/check-in.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkInValue, standingOf } from '../days.ts'
import { signDay } from '../sign.ts'

export const handleCheckIn = handle(checkIn, checkInSchemas, async (context) => {
  const { tx, actor, merchant, now, language, use } = context
  const seeker = { merchant, memberId: actor.accountId, now, use }
  const before = await standingOf(tx, seeker)
  if (!before) refuse('PROMO_NOT_FOUND')
  await signDay(tx, seeker, before)
  const after = await standingOf(tx, seeker)
  return checkInValue(tx, seeker, after!, { language })
})
