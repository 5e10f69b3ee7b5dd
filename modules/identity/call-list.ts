/** Every call of identity. */
import type { Handler } from '../../platform/calls.ts'
import { handleAcknowledgeFirstLogin } from './calls/acknowledge-first-login.ts'
import { handleBindMobile } from './calls/bind-mobile.ts'
import { handleChangeLanguage } from './calls/change-language.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleCheckAffiliate } from './calls/check-affiliate.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handleMakeHandOver } from './calls/make-hand-over.ts'
import { handlePlayFree } from './calls/play-free.ts'
import { handleReadConsolidated } from './calls/read-consolidated.ts'
import { handleReadIcon } from './calls/read-icon.ts'
import { handleReadInfo } from './calls/read-info.ts'
import { handleReadProfile } from './calls/read-profile.ts'
import { handleReadPublicInfo } from './calls/read-public-info.ts'
import { handleRegisterMember } from './calls/register-member.ts'
import { handleRequestBindCode } from './calls/request-bind-code.ts'
import { handleResumeSession } from './calls/resume-session.ts'
import { handleSetPaymentPassword } from './calls/set-payment-password.ts'
import { handleTakeHandOver } from './calls/take-hand-over.ts'
import { handleUpdateProfile } from './calls/update-profile.ts'

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
  handleRequestBindCode,
  handleBindMobile,
  handleCheckAffiliate,
  handleMakeHandOver,
  handleTakeHandOver,
  handleReadConsolidated,
]
