/** Identity: accounts and their tree, sessions, passwords, verification codes, KYC and VIP levels. */
import type { ModuleParts } from '../../platform/calls.ts'
import type { AnyProposalKind } from '../system/index.ts'
import { calls } from './call-list.ts'
import { endVerifications } from './jobs/end-verifications.ts'
import { tidyUp } from './jobs/tidy-up.ts'
import { levelProposal } from './kyc-desk.ts'
import { sendRecoveryLink } from './listeners/send-recovery-link.ts'

export const parts: ModuleParts = {
  calls,
  listeners: [sendRecoveryLink],
  jobs: [tidyUp, endVerifications],
}

export {
  accountByName, accountOf, accountsByIds, createAccount, createInvitation, downlineIdsOf, isUplineOf, kycLevelOf, memberFiguresOf, payeeNameOf, searchMembers,
  setVipLevel, uplinesOf, usernameOf, type NewAccount,
} from './accounts.ts'
export { checkActorPassword } from './actor-password.ts'
export { openLock } from './attempts.ts'
export { checkCode, requestCode, type CodePurpose } from './codes.ts'
export { applyCorrection, checkCorrection, personOf, type Correction } from './corrections.ts'
export { settings } from './definitions.ts'
export const proposalKinds: readonly AnyProposalKind[] = [levelProposal]
export { events as identityEvents } from './events.ts'
export { endMemberSession, freezeMember, memberRecordOf, memberSessionsOf, unfreezeMember, type MemberRecord, type MemberSession } from './freeze.ts'
export { setKycLevel } from './kyc.ts'
export { citizenNumbersOf, kycWorkOf } from './kyc-desk.ts'
export { seedFundsRequest } from './kyc-requests.ts'
export { checkPaymentPassword, openPaymentPasswordLock, paymentPasswordState } from './payment-password.ts'
export { payoutHoldOf } from './recovery.ts'
export { maskMobile, toE164 } from './rules/mobile.ts'
export { passwordFault } from './rules/password.ts'
export { accountOpenedKey, applicantsKey, memberGuardKey, publicStateKey, restrictionOfKey, staffHashKey, type BlockMember, type FindRestriction, type OpenWallet, type PublicState, type StateOfMember } from './slots.ts'
export { forgetSecondTries } from './second-step.ts'
export { openableTypes, type OpenableType } from './rules/member-type.ts'
export { changeMemberType, giveFirstPassword, hasAuthenticator, locksOf, makeFirstPassword, openMember, removeMemberFactor, type FirstPassword } from './support.ts'
export type { MemberFilter } from './store/search.ts'
export { isPersonal, kindOf, type Account, type AccountKind, type AccountType } from './types.ts'
export { deviceCrowdOf, sharedTraitsOf, takeoverSignsOf } from './traits.ts'
