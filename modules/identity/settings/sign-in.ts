/** Settings of signing in that an operator may change (domain/gaps.md §2, §4). */
import { defineSetting } from '../../system/index.ts'

export const signInSettings = {
  /**
   * Failed sign-ins of an account, or of an address, within the window after which a captcha is asked for.
   */
  captchaAfterAccount: defineSetting({
    name: 'identity.captchaAfterAccount',
    weakens: 'UP',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 20,
  }),
  captchaAfterAddress: defineSetting({
    name: 'identity.captchaAfterAddress',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 100,
  }),
  captchaAfterNetwork: defineSetting({
    name: 'identity.captchaAfterNetwork',
    weakens: 'UP',
    kind: 'integer',
    default: 50,
    min: 5,
    max: 1_000,
  }),
  failureWindowMinutes: defineSetting({
    name: 'identity.failureWindowMinutes',
    weakens: 'DOWN',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 120,
  }),
  /** Further failures, with a solved captcha, that lock the account, and for how long. */
  lockAfter: defineSetting({
    name: 'identity.lockAfter',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 20,
  }),
  lockMinutes: defineSetting({
    name: 'identity.lockMinutes',
    weakens: 'DOWN',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 1_440,
  }),
  lockDayAfter: defineSetting({
    name: 'identity.lockDayAfter',
    weakens: 'UP',
    kind: 'integer',
    default: 10,
    min: 5,
    max: 100,
  }),
  /** Attempts with the initial password over all accounts in an hour, after which they need a captcha. */
  initialSprayPerHour: defineSetting({
    name: 'identity.initialSprayPerHour',
    weakens: 'UP',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 10_000,
  }),
  /** A second sign-in ends the first. */
  onePlaceOnly: defineSetting({
    name: 'identity.onePlaceOnly',
    weakens: 'OFF',
    kind: 'flag',
    default: false,
  }),
  /** Days after which a password counts as expired; 0 is never, as NIST recommends. */
  passwordExpiryDays: defineSetting({
    name: 'identity.passwordExpiryDays',
    weakens: isLonger,
    kind: 'integer',
    default: 0,
    min: 0,
    max: 365,
  }),
} as const

/** When a right password alone is not enough (domain/gaps.md §4, Unregistered IP or device). */
export const secondStepSettings = {
  /**
   * `address`: a network from which the account never signed in; `device`: a browser it does not trust.
   * Empty: never.
   */
  secondStepOn: defineSetting({
    name: 'identity.secondStepOn',
    weakens: 'REMOVED',
    kind: 'list',
    default: ['address'],
    min: 0,
    max: 2,
  }),
  /** What may prove it: sms, email, payeeName, authenticator; a member is offered those that they have. */
  secondStepBy: defineSetting({
    name: 'identity.secondStepBy',
    weakens: 'ADDED',
    kind: 'list',
    default: ['sms', 'email', 'payeeName', 'authenticator'],
    min: 1,
    max: 4,
  }),
  trustedDeviceDays: defineSetting({
    name: 'identity.trustedDeviceDays',
    weakens: 'UP',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 365,
  }),
} as const

/** A password that never expires (0) is valid for longer than any number of days. */
function isLonger(before: number, after: number): boolean {
  const days = (value: number) => (value === 0 ? Infinity : value)
  return days(after) > days(before)
}
