/** Signing in and out, the second step, hand-over between devices, play without an account. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleLogInSecond } from './calls/log-in-second.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handleMakeHandOver } from './calls/make-hand-over.ts'
import { handlePlayFree } from './calls/play-free.ts'
import { handleReadPhoneService } from './calls/read-phone-service.ts'
import { handleRequestSecondCode } from './calls/request-second-code.ts'
import { handleResumeSession } from './calls/resume-session.ts'
import { handleTakeHandOver } from './calls/take-hand-over.ts'

export const signInParts = {
  calls: [
    handleLogIn,
    handleResumeSession,
    handleLogOut,
    handlePlayFree,
    handleMakeHandOver,
    handleTakeHandOver,
    handleLogInSecond,
    handleRequestSecondCode,
    handleReadPhoneService,
  ],
} satisfies ModuleParts
