/** Identity's figures, each changeable by an operator within its bounds (domain/gaps.md §2, §4, §8). */
import { defineSetting, type AnySetting } from '../system/index.ts'

export const signInSettings = {
  /** Failed sign-ins of an account, or of an address, within the window after which a captcha is asked for. */
  captchaAfterAccount: defineSetting({ name: 'identity.captchaAfterAccount', weakens: 'UP', kind: 'integer', default: 3, min: 1, max: 20 }),
  captchaAfterAddress: defineSetting({ name: 'identity.captchaAfterAddress', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 100 }),
  captchaAfterNetwork: defineSetting({ name: 'identity.captchaAfterNetwork', weakens: 'UP', kind: 'integer', default: 50, min: 5, max: 1_000 }),
  failureWindowMinutes: defineSetting({ name: 'identity.failureWindowMinutes', weakens: 'DOWN', kind: 'integer', default: 15, min: 1, max: 120 }),
  /** Further failures, captcha solved, that lock the account, and for how long. */
  lockAfter: defineSetting({ name: 'identity.lockAfter', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 20 }),
  lockMinutes: defineSetting({ name: 'identity.lockMinutes', weakens: 'DOWN', kind: 'integer', default: 15, min: 1, max: 1_440 }),
  lockDayAfter: defineSetting({ name: 'identity.lockDayAfter', weakens: 'UP', kind: 'integer', default: 10, min: 5, max: 100 }),
  /** Tries of the initial password over all accounts in an hour, after which they need a captcha. */
  initialSprayPerHour: defineSetting({ name: 'identity.initialSprayPerHour', weakens: 'UP', kind: 'integer', default: 20, min: 1, max: 10_000 }),
  /** A second sign-in ends the first. */
  onePlaceOnly: defineSetting({ name: 'identity.onePlaceOnly', weakens: 'OFF', kind: 'flag', default: false }),
  /** Days after which a password counts as expired; 0 is never, as NIST asks for. */
  passwordExpiryDays: defineSetting({ name: 'identity.passwordExpiryDays', weakens: isLonger, kind: 'integer', default: 0, min: 0, max: 365 }),
} as const

/** When a right password alone is not enough (domain/gaps.md §4, Unregistered IP or device). */
export const secondStepSettings = {
  /** `address`: a network the account never signed in from; `device`: a browser it does not trust. Empty: never. */
  secondStepOn: defineSetting({ name: 'identity.secondStepOn', weakens: 'REMOVED', kind: 'list', default: ['address'], min: 0, max: 2 }),
  /** What may prove it: sms, email, payeeName, authenticator; a member is offered what it has of these. */
  secondStepBy: defineSetting({ name: 'identity.secondStepBy', weakens: 'ADDED', kind: 'list', default: ['sms', 'email', 'payeeName', 'authenticator'], min: 1, max: 4 }),
  trustedDeviceDays: defineSetting({ name: 'identity.trustedDeviceDays', weakens: 'UP', kind: 'integer', default: 30, min: 1, max: 365 }),
} as const

export const accountSettings = {
  /** New accounts from one network (/24, IPv6 /48) in an hour. */
  registerPerNetworkHour: defineSetting({ name: 'identity.registerPerNetworkHour', weakens: 'UP', kind: 'integer', default: 300, min: 1, max: 100_000 }),
  trialPerAddressHour: defineSetting({ name: 'identity.trialPerAddressHour', weakens: 'UP', kind: 'integer', default: 20, min: 0, max: 10_000 }),
  inviteChecksPerQuarter: defineSetting({ name: 'identity.inviteChecksPerQuarter', weakens: 'UP', kind: 'integer', default: 30, min: 1, max: 10_000 }),
  /** Hours in which an initial password must have been used. */
  initialPasswordHours: defineSetting({ name: 'identity.initialPasswordHours', weakens: 'UP', kind: 'integer', default: 72, min: 1, max: 720 }),
} as const

export const codeSettings = {
  codeMinutes: defineSetting({ name: 'identity.codeMinutes', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 10 }),
  /** Dialling codes that codes are sent to. */
  smsCountries: defineSetting({ name: 'identity.smsCountries', weakens: 'ADDED', kind: 'list', default: ['66'], min: 1, max: 50 }),
  smsPerNetworkHour: defineSetting({ name: 'identity.smsPerNetworkHour', weakens: 'UP', kind: 'integer', default: 20, min: 1, max: 10_000 }),
  /** Codes to numbers that share all but their last seven digits: an operator's whole block. */
  smsPerBlockHour: defineSetting({ name: 'identity.smsPerBlockHour', weakens: 'UP', kind: 'integer', default: 300, min: 1, max: 1_000_000 }),
  /** Codes to numbers that differ in their last four digits only: a range that is being pumped. */
  smsPerPrefixHour: defineSetting({ name: 'identity.smsPerPrefixHour', weakens: 'UP', kind: 'integer', default: 50, min: 1, max: 100_000 }),
} as const

export const kycDeskSettings = {
  /** Years that an approval stands where the desk names no day. */
  validYears: defineSetting({ name: 'identity.kycValidYears', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 10 }),
  /** Years that refused and ended requests are kept with their documents. */
  retentionYears: defineSetting({ name: 'identity.kycRetentionYears', weakens: 'DOWN', kind: 'integer', default: 5, min: 5, max: 10 }),
} as const

export const settings: readonly AnySetting[] = [
  ...Object.values(signInSettings), ...Object.values(secondStepSettings), ...Object.values(accountSettings), ...Object.values(codeSettings), ...Object.values(kycDeskSettings),
]

/** A password that never runs out (0) is good for longer than one of any number of days. */
function isLonger(before: number, after: number): boolean {
  const days = (value: number) => (value === 0 ? Infinity : value)
  return days(after) > days(before)
}
