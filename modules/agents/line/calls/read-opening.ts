import { refuse } from '../../../../contract/errors.ts'
import { readOpening, readOpeningSchemas } from '../../../../contract/player/agents/line/read-opening.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf, accountSettings, countDirectFrom } from '../../../identity/index.ts'
import { registerFieldsOf, settingOf, settingsOf, systemSettings } from '../../../system/index.ts'
import { typesBelow } from '../opening.ts'
import { pointsOf } from '../points.ts'
import { noPoints } from '../rules/rates.ts'
import { lineSettings } from '../settings.ts'
import { countLivingLinks } from '../store/links.ts'

export const handleReadOpening = handle(readOpening, readOpeningSchemas, async ({ tx, merchant, actor }) => {
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
  if (!account) refuse('AUTH_NOT_AGENT')
  const { nearGroupQuota, linksPerAgent, loweringDays } = await settingsOf(tx, merchant.id, lineSettings)
  const near = await countDirectFrom(tx, actor.accountId, account.memberG - 2)
  const { username } = await registerFieldsOf(tx, merchant.id)
  const defaultG = await settingOf(tx, merchant.id, accountSettings.defaultMemberG)
  return {
    types: typesBelow(account.type),
    ownG: account.memberG,
    defaultG: Math.min(defaultG, account.memberG),
    points: (await pointsOf(tx, [actor.accountId])).get(actor.accountId) ?? noPoints,
    quotaLeft: nearGroupQuota === 0 ? null : Math.max(0, nearGroupQuota - near),
    linkCount: await countLivingLinks(tx, merchant.id, actor.accountId),
    linkLimit: linksPerAgent,
    loweringDays,
    initialHours: await settingOf(tx, merchant.id, accountSettings.initialPasswordHours),
    minAge: await settingOf(tx, merchant.id, systemSettings.minAge),
    currency: merchant.currency,
    usernameMin: username.minLength,
    usernameMax: username.maxLength,
  }
})
