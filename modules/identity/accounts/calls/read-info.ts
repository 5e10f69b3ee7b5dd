import { readInfo, readInfoSchemas } from '../../../../contract/player/identity/read-info.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountOf } from '../accounts.ts'
import { restrictionWord } from '../rules/restriction-words.ts'

export const handleReadInfo = handle(readInfo, readInfoSchemas, async (context) => {
  const account =
    (await accountOf(context.tx, { merchantId: context.merchant.id, accountId: context.actor.accountId })) ??
    refuse('SESSION_EXPIRED')
  const { accountId, username, nickname, type, isAgent, isTrial, language } = account
  return {
    id: accountId,
    account: username,
    nickname,
    type,
    isAgent,
    isTrial,
    language,
    restricted: restrictionWord(context.actor.claims.restricted, context.now),
  }
})
