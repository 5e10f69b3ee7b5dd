/** Accounts that somebody else opens. */
export { uplineFault } from '../accounts/rules/member-type.ts'
export { maskMobile } from '../accounts/rules/mobile.ts'
export { openApplicant, proveApplicant } from '../registration/agent-applicant.ts'
export {
  giveFirstPassword,
  makeFirstPassword,
  makeInitialPassword,
  openMember,
} from '../support/first-password.ts'
export { accountSettings } from '../settings/accounts.ts'
