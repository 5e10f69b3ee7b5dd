/** Members: search, record, corrections, freezes, locks, sessions, factors and tags. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangePrizeGroup } from './calls/change-prize-group.ts'
import { handleChangeTags } from './calls/change-tags.ts'
import { handleChangeType } from './calls/change-type.ts'
import { handleCorrectBankAccount } from './calls/correct-bank-account.ts'
import { handleCorrectMember } from './calls/correct-member.ts'
import { handleCreateMember } from './calls/create-member.ts'
import { handleEndSession } from './calls/end-session.ts'
import { handleExportMembers } from './calls/export-members.ts'
import { handleFreezeMember } from './calls/freeze-member.ts'
import { handleListSessions } from './calls/list-sessions.ts'
import { handleListTags } from './calls/list-tags.ts'
import { handleReadMember } from './calls/read-member.ts'
import { handleRemoveFactor } from './calls/remove-factor.ts'
import { handleResetMember } from './calls/reset-member.ts'
import { handleSearchMembers } from './calls/search-members.ts'
import { handleTagMembers } from './calls/tag-members.ts'
import { handleUnfreezeMember } from './calls/unfreeze-member.ts'
import { handleUnlockMember } from './calls/unlock-member.ts'

export const memberParts = {
  calls: [
    handleSearchMembers,
    handleExportMembers,
    handleReadMember,
    handleCreateMember,
    handleCorrectMember,
    handleCorrectBankAccount,
    handleChangeType,
    handleChangePrizeGroup,
    handleFreezeMember,
    handleUnfreezeMember,
    handleUnlockMember,
    handleResetMember,
    handleRemoveFactor,
    handleListSessions,
    handleEndSession,
    handleListTags,
    handleChangeTags,
    handleTagMembers,
  ],
} satisfies ModuleParts
