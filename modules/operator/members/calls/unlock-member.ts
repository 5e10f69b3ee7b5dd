import { refuse } from '../../../../contract/errors.ts'
import { unlockMember, unlockMemberSchemas } from '../../../../contract/operator/members/unlock-member.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import {
  accountOf,
  forgetSecondTries,
  locksOf,
  openLock,
  openPaymentPasswordLock,
} from '../../../identity/index.ts'
import { auditMember } from '../members.ts'

export const handleUnlockMember = handleBatched(
  unlockMember,
  unlockMemberSchemas,
  async (context, { params, body }) => {
    const { database, merchant } = context
    const account =
      (await accountOf(database.kysely, { merchantId: merchant.id, accountId: params.memberId })) ??
      refuse('MEMBER_NOT_FOUND')
    const before = await locksOf(database.kysely, account)
    if (Object.values(before).every((until) => until === null)) refuse('MEMBER_STATE')
    await openLock(context, merchant.id, account.username)
    await forgetSecondTries(context, account.accountId)
    await openPaymentPasswordLock(database.kysely, account.accountId)
    const after = await locksOf(database.kysely, account)
    await database.transaction((tx) =>
      auditMember(tx, context, 'member.unlock', account.accountId, {
        username: account.username,
        reason: body.reason,
        before,
        after,
      }),
    )
    return after
  },
)
