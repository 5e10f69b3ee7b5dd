/** Every call of identity. */
import type { Handler } from '../../platform/calls.ts'
import { handleAcknowledgeFirstLogin } from './calls/acknowledge-first-login.ts'
import { handleBindEmail } from './calls/bind-email.ts'
import { handleBindMobile } from './calls/bind-mobile.ts'
import { handleChangeLanguage } from './calls/change-language.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleCheckAffiliate } from './calls/check-affiliate.ts'
import { handleConfirmAuthenticator } from './calls/confirm-authenticator.ts'
import { handleEndOtherSessions } from './calls/end-other-sessions.ts'
import { handleEndSession } from './calls/end-session.ts'
import { handleForgetTrustedDevice } from './calls/forget-trusted-device.ts'
import { handleListCountries } from './calls/list-countries.ts'
import { handleListSessions } from './calls/list-sessions.ts'
import { handleListSignIns } from './calls/list-sign-ins.ts'
import { handleListTrustedDevices } from './calls/list-trusted-devices.ts'
import { handleLogInSecond } from './calls/log-in-second.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handleMakeHandOver } from './calls/make-hand-over.ts'
import { handlePlayFree } from './calls/play-free.ts'
import { handleReadConsolidated } from './calls/read-consolidated.ts'
import { handleReadIcon } from './calls/read-icon.ts'
import { handleReadInfo } from './calls/read-info.ts'
import { handleReadPhoneService } from './calls/read-phone-service.ts'
import { handleReadProfile } from './calls/read-profile.ts'
import { handleReadPublicInfo } from './calls/read-public-info.ts'
import { handleReadSecurity } from './calls/read-security.ts'
import { handleRecoverByLink } from './calls/recover-by-link.ts'
import { handleRecoverByMail } from './calls/recover-by-mail.ts'
import { handleRecoverByPhone } from './calls/recover-by-phone.ts'
import { handleRegisterMember } from './calls/register-member.ts'
import { handleRegisterMobile } from './calls/register-mobile.ts'
import { handleRemoveAuthenticator } from './calls/remove-authenticator.ts'
import { handleRenewRecoveryCodes } from './calls/renew-recovery-codes.ts'
import { handleRequestBindCode } from './calls/request-bind-code.ts'
import { handleRequestEmailCode } from './calls/request-email-code.ts'
import { handleRequestOwnCode } from './calls/request-own-code.ts'
import { handleRequestRegisterCode } from './calls/request-register-code.ts'
import { handleRequestSecondCode } from './calls/request-second-code.ts'
import { handleRequestVisitorCode } from './calls/request-visitor-code.ts'
import { handleRequestPaymentCode } from './calls/request-payment-code.ts'
import { handleResetPaymentPassword } from './calls/reset-payment-password.ts'
import { handleResumeSession } from './calls/resume-session.ts'
import { handleSetPaymentPassword } from './calls/set-payment-password.ts'
import { handleStartAuthenticator } from './calls/start-authenticator.ts'
import { handleTakeHandOver } from './calls/take-hand-over.ts'
import { handleUpdateProfile } from './calls/update-profile.ts'
import { handleApproveKyc } from './calls/approve-kyc.ts'
import { handleListKycRequests } from './calls/list-kyc-requests.ts'
import { handleReadKyc } from './calls/read-kyc.ts'
import { handleReadKycDocument } from './calls/read-kyc-document.ts'
import { handleReadKycRequest } from './calls/read-kyc-request.ts'
import { handleReadMemberDocument } from './calls/read-member-document.ts'
import { handleRefuseKyc } from './calls/refuse-kyc.ts'
import { handleSubmitFunds } from './calls/submit-funds.ts'
import { handleSubmitIdentity } from './calls/submit-identity.ts'

export const calls: readonly Handler[] = [
  handleRegisterMember,
  handleLogIn,
  handleResumeSession,
  handleLogOut,
  handlePlayFree,
  handleChangePassword,
  handleReadInfo,
  handleReadPublicInfo,
  handleReadIcon,
  handleChangeLanguage,
  handleAcknowledgeFirstLogin,
  handleReadProfile,
  handleUpdateProfile,
  handleSetPaymentPassword,
  handleRequestPaymentCode,
  handleResetPaymentPassword,
  handleRequestBindCode,
  handleBindMobile,
  handleCheckAffiliate,
  handleMakeHandOver,
  handleTakeHandOver,
  handleReadConsolidated,
  handleLogInSecond,
  handleRequestSecondCode,
  handleRequestOwnCode,
  handleRequestEmailCode,
  handleBindEmail,
  handleStartAuthenticator,
  handleConfirmAuthenticator,
  handleRemoveAuthenticator,
  handleRenewRecoveryCodes,
  handleReadSecurity,
  handleListSessions,
  handleEndSession,
  handleEndOtherSessions,
  handleListSignIns,
  handleListTrustedDevices,
  handleForgetTrustedDevice,
  handleListCountries,
  handleRecoverByLink,
  handleRecoverByMail,
  handleRecoverByPhone,
  handleRegisterMobile,
  handleRequestRegisterCode,
  handleRequestVisitorCode,
  handleReadPhoneService,
  handleReadKyc,
  handleSubmitIdentity,
  handleSubmitFunds,
  handleReadKycDocument,
  handleListKycRequests,
  handleReadKycRequest,
  handleReadMemberDocument,
  handleApproveKyc,
  handleRefuseKyc,
]
