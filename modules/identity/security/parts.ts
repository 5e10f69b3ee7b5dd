/** The security centre: what members bind, prove, change and end themselves. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleBindEmail } from './calls/bind-email.ts'
import { handleBindMobile } from './calls/bind-mobile.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleConfirmAuthenticator } from './calls/confirm-authenticator.ts'
import { handleEndOtherSessions } from './calls/end-other-sessions.ts'
import { handleEndSession } from './calls/end-session.ts'
import { handleForgetTrustedDevice } from './calls/forget-trusted-device.ts'
import { handleListSessions } from './calls/list-sessions.ts'
import { handleListSignIns } from './calls/list-sign-ins.ts'
import { handleListTrustedDevices } from './calls/list-trusted-devices.ts'
import { handleReadSecurity } from './calls/read-security.ts'
import { handleRemoveAuthenticator } from './calls/remove-authenticator.ts'
import { handleRenewRecoveryCodes } from './calls/renew-recovery-codes.ts'
import { handleRequestBindCode } from './calls/request-bind-code.ts'
import { handleRequestEmailCode } from './calls/request-email-code.ts'
import { handleRequestOwnCode } from './calls/request-own-code.ts'
import { handleRequestPaymentCode } from './calls/request-payment-code.ts'
import { handleResetPaymentPassword } from './calls/reset-payment-password.ts'
import { handleSetPaymentPassword } from './calls/set-payment-password.ts'
import { handleStartAuthenticator } from './calls/start-authenticator.ts'

export const securityParts = {
  calls: [
    handleChangePassword,
    handleSetPaymentPassword,
    handleRequestPaymentCode,
    handleResetPaymentPassword,
    handleRequestBindCode,
    handleBindMobile,
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
  ],
} satisfies ModuleParts
