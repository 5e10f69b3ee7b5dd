/** How operators sign in and out: passwords, authenticators, recovery codes. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleConfirmAuthenticator } from './calls/confirm-authenticator.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handleReadSession } from './calls/read-session.ts'
import { handleRemoveAuthenticator } from './calls/remove-authenticator.ts'
import { handleRenewRecoveryCodes } from './calls/renew-recovery-codes.ts'
import { handleStartAuthenticator } from './calls/start-authenticator.ts'

export const signInParts = {
  calls: [
    handleLogIn,
    handleLogOut,
    handleReadSession,
    handleChangePassword,
    handleStartAuthenticator,
    handleConfirmAuthenticator,
    handleRemoveAuthenticator,
    handleRenewRecoveryCodes,
  ],
} satisfies ModuleParts
