import { refuse } from '../../../../contract/errors.ts'
import { readRates, readRatesSchemas } from '../../../../contract/player/agents/line/read-rates.ts'
import { handle } from '../../../../platform/calls.ts'
import {
  accountOf,
  isUplineOf,
  prizeGroupsOf,
  rateChangesOf,
  readLastLowering,
} from '../../../identity/index.ts'
import { settingOf } from '../../../system/index.ts'
import { givablePoints, pointsOf } from '../points.ts'
import { lowerableFrom, noPoints } from '../rules/rates.ts'
import { lineSettings } from '../settings.ts'
import { readLastPointLowering } from '../store/points.ts'

export const handleReadRates = handle(
  readRates,
  readRatesSchemas,
  async ({ tx, merchant, actor, now }, { params: { memberId } }) => {
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
    if (!account || !(await isUplineOf(tx, actor.accountId, memberId))) refuse('AGENT_NOT_IN_TEAM')
    const days = await settingOf(tx, merchant.id, lineSettings.loweringDays)
    return {
      username: account.username,
      isAgent: account.isAgent,
      isDirect: account.uplineId === actor.accountId,
      memberG: account.memberG,
      points: (await pointsOf(tx, [memberId])).get(memberId) ?? noPoints,
      ownG: (await prizeGroupsOf(tx, [actor.accountId])).get(actor.accountId)!,
      ownPoints: await givablePoints(tx, merchant.id, actor.accountId),
      loweringDays: days,
      groupLowerableFrom: lowerableFrom(await readLastLowering(tx, memberId), days, now),
      pointsLowerableFrom: lowerableFrom(await readLastPointLowering(tx, memberId), days, now),
      changes: (await rateChangesOf(tx, memberId)).map(({ beforeG, memberG, at }) => ({
        before: beforeG,
        after: memberG,
        at,
      })),
    }
  },
)
