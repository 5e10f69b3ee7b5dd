/** Refusals of a sign-in that must be read before anything else (domain/gaps.md §4). */
export const toldRefusals: ReadonlySet<string> = new Set([
  'AUTH_LOCKED',
  'AUTH_NOT_MEMBER',
  'AUTH_NOT_AGENT',
  'AUTH_DISABLED',
  'AUTH_FREEPLAY_OFF',
  'AUTH_CODE_LOGIN_OFF',
  'SMS_TOO_MANY',
  'SMS_NOT_SET_UP',
  'MAIL_NOT_SET_UP',
  'PHONE_OFF',
])
