/** Identity: accounts and their tree, sessions, passwords, verification codes, KYC and VIP levels. */
import type { ModuleParts } from '../../platform/calls.ts'
import type { AnyProposalKind } from '../system/index.ts'
import { accountParts } from './accounts/parts.ts'
import { credentialParts } from './credentials/parts.ts'
import { economyParts } from './economy/parts.ts'
import { recoveryParts } from './recovery/parts.ts'
import { registrationParts } from './registration/parts.ts'
import { securityParts } from './security/parts.ts'
import { signInParts } from './sign-in/parts.ts'
import { levelProposal } from './verification/kyc-review.ts'
import { verificationParts } from './verification/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...registrationParts.calls,
    ...signInParts.calls,
    ...accountParts.calls,
    ...securityParts.calls,
    ...recoveryParts.calls,
    ...verificationParts.calls,
    ...credentialParts.calls,
    ...economyParts.calls,
  ],
  listeners: recoveryParts.listeners,
  jobs: [...credentialParts.jobs, ...verificationParts.jobs],
}

export * from './door/accounts.ts'
export { createAccount, type NewAccount } from './accounts/new-account.ts'
export * from './accounts/tree.ts'
export { memberFiguresOf, searchMembers } from './accounts/search.ts'
export { kycLevelOf, setKycLevel } from './accounts/levels.ts'
export * from './door/vip.ts'
export * from './door/rates.ts'
export * from './door/tags.ts'
export { checkActorPassword } from './credentials/actor-password.ts'
export { openLock } from './sign-in/attempts.ts'
export { applyCorrection, checkCorrection, personOf, type Correction } from './support/corrections.ts'
export { settings } from './economy/guarded-settings.ts'
export { checkEconomy, economyOf, rebateRatesOf } from './economy/economy.ts'
export const proposalKinds: readonly AnyProposalKind[] = [levelProposal]
export { events as identityEvents } from './accounts/events.ts'
export { freezeMember, unfreezeMember } from './support/freeze.ts'
export { memberRecordOf } from './support/member-record.ts'
export { endMemberSession, memberSessionsOf } from './support/member-sessions.ts'
export { citizenNumbersOf, kycWorkOf } from './verification/kyc-review.ts'
export { seedFundsRequest } from './verification/kyc-requests.ts'
export { checkPaymentPassword, openPaymentPasswordLock } from './credentials/payment-password.ts'
export { paymentPasswordState } from './credentials/payment-password.ts'
export { payoutHoldOf } from './recovery/recovery.ts'
export { passwordFault } from './credentials/rules/password.ts'
export * from './door/slots.ts'
export { forgetSecondTries } from './sign-in/second-step.ts'
export { changeMemberType, hasAuthenticator, locksOf, removeMemberFactor } from './support/support.ts'
export { setPrizeGroup } from './support/prize-group.ts'
export * from './door/opening.ts'
export type { MemberFilter } from './accounts/store/search.ts'
export { isPersonal, type Account } from './accounts/types.ts'
export * from './sign-in/shared-traits.ts'
