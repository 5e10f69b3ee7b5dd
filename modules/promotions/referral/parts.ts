/** Members who invite friends. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadMemberFriends } from './calls/read-member-friends.ts'
import { handleReadReferral } from './calls/read-referral.ts'
import { settleReferralsJob } from './jobs/settle-referrals.ts'
import { shareDaysJob } from './jobs/share-days.ts'
import { noteFriend } from './listeners/note-friend.ts'

export const referralParts = {
  calls: [handleReadReferral, handleReadMemberFriends],
  listeners: [noteFriend],
  jobs: [settleReferralsJob, shareDaysJob],
} satisfies ModuleParts
