import { readPrompts, readPromptsSchemas } from '../../../../contract/player/promotions/read-prompts.ts'
import { checkIn } from '../../../../kernel/promotions/kinds/check-in.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { withoutOffers } from '../../audience/left-out.ts'
import { standingOf } from '../../check-in/days.ts'
import { drawsFor } from '../../draws/for-member.ts'
import { depositedFor } from '../../envelope/claim.ts'
import { rainTermsOf } from '../../envelope/steps.ts'
import { readOwnShare } from '../../envelope/store/shares.ts'
import { missionRewards } from '../../missions/source.ts'
import { promotionSettings } from '../../settings.ts'

const RAINS = 50
const nothing = { rain: null, checkInDay: '', missionCount: 0, text: '', link: '' }

export const handleReadPrompts = handle(readPrompts, readPromptsSchemas, async (context) => {
  const { tx, actor, merchant, now, language, use } = context
  const memberId = actor.accountId
  if ((await withoutOffers(tx, { merchantId: merchant.id, memberIds: [memberId], now })).size > 0)
    return nothing
  const own = await settingOf(tx, merchant.id, promotionSettings.prompt)
  const text = language === 'th' ? own.th : own.en
  return {
    rain: await rainFor(context),
    checkInDay: await checkInDayFor(context),
    missionCount: (await missionRewards.readyOf(tx, { house: merchant, memberId, now, use })).length,
    text,
    link: text === '' ? '' : own.link,
  }
})

/** The rain that is open, or the next one, while the member may still open an envelope of it. */
async function rainFor({ tx, merchant, actor, now, use }: CallContext) {
  const seeker = { house: merchant, memberId: actor.accountId, now, use }
  const rains = await drawsFor(tx, seeker, { kind: 'RED_ENVELOPE', since: now, limit: RAINS })
  // The rows are the latest first.
  for (const draw of rains.reverse()) {
    if (draw.endedAt || draw.state === 'VOID' || draw.endsAt <= now) continue
    if (await readOwnShare(tx, draw.promotionId, actor.accountId)) continue
    const needed = BigInt(rainTermsOf(draw).deposit)
    if (needed > 0n && (await depositedFor(tx, draw, actor.accountId)) < needed) continue
    return { promotionId: draw.promotionId, opensAt: draw.drawsAt, endsAt: draw.endsAt }
  }
  return null
}

/** Today, if it was not checked in and what it needs is there. */
async function checkInDayFor({ tx, merchant, actor, now, use }: CallContext): Promise<string> {
  const standing = await standingOf(tx, { merchant, memberId: actor.accountId, now, use })
  if (!standing || standing.isSigned) return ''
  const { doneAmount, targetAmount } = checkIn.progress(standing.values, standing.figures)!
  return doneAmount >= targetAmount ? standing.today : ''
}
