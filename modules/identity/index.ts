/** Identity: accounts and their tree, sessions, passwords, verification codes, KYC and VIP levels. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleAcknowledgeFirstLogin } from './calls/acknowledge-first-login.ts'
import { handleBindMobile } from './calls/bind-mobile.ts'
import { handleChangeLanguage } from './calls/change-language.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleCheckAffiliate } from './calls/check-affiliate.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handlePlayFree } from './calls/play-free.ts'
import { handleReadIcon } from './calls/read-icon.ts'
import { handleReadInfo } from './calls/read-info.ts'
import { handleReadProfile } from './calls/read-profile.ts'
import { handleReadPublicInfo } from './calls/read-public-info.ts'
import { handleRegisterMember } from './calls/register-member.ts'
import { handleRequestBindCode } from './calls/request-bind-code.ts'
import { handleResumeSession } from './calls/resume-session.ts'
import { handleSetPaymentPassword } from './calls/set-payment-password.ts'
import { handleUpdateProfile } from './calls/update-profile.ts'
import { tidyUp } from './jobs/tidy-up.ts'

export const parts: ModuleParts = {
  calls: [
    handleRegisterMember, handleLogIn, handleResumeSession, handleLogOut, handlePlayFree, handleChangePassword, handleReadInfo, handleReadPublicInfo, handleReadIcon,
    handleChangeLanguage, handleAcknowledgeFirstLogin, handleReadProfile, handleUpdateProfile, handleSetPaymentPassword, handleRequestBindCode, handleBindMobile, handleCheckAffiliate,
  ],
  jobs: [tidyUp],
}

export {
  accountByName, accountOf, accountsByIds, createAccount, createInvitation, downlineIdsOf, isUplineOf, kycLevelOf, memberFiguresOf, payeeNameOf, searchMembers,
  setVipLevel, uplinesOf, usernameOf, type NewAccount,
} from './accounts.ts'
export { openLock } from './attempts.ts'
export { checkCode, requestCode, type CodePurpose } from './codes.ts'
export { isCommonPassword } from './common-passwords.ts'
export { settings } from './definitions.ts'
export { events as identityEvents } from './events.ts'
export { endMemberSession, freezeMember, memberRecordOf, memberSessionsOf, unfreezeMember, type MemberRecord, type MemberSession } from './freeze.ts'
export { setKycLevel } from './kyc.ts'
export { checkPaymentPassword, openPaymentPasswordLock, paymentPasswordState } from './payment-password.ts'
export { maskMobile, toE164 } from './rules/mobile.ts'
export { passwordFault } from './rules/password.ts'
export { accountOpenedKey, memberGuardKey, publicStateKey, restrictionOfKey, type BlockMember, type FindRestriction, type OpenWallet, type PublicState, type StateOfMember } from './slots.ts'
export { kindOf, type Account, type AccountKind, type AccountType } from './types.ts'
