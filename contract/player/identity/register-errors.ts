/** The refusals of both ways of registering, beyond the common codes. */
export const registerErrors = [
  'VERIFY_HUMAN_REQUIRED',
  'VERIFY_CODE_WRONG',
  'VERIFY_CODE_EXPIRED',
  'REG_CLOSED',
  'REG_TERMS',
  'REG_USERNAME_TAKEN',
  'REG_MOBILE_TAKEN',
  'REG_INVITE_INVALID',
  'AUTH_CAPTCHA_REQUIRED',
  'AUTH_CAPTCHA_WRONG',
  'PHONE_TOKEN_INVALID',
  'PHONE_OFF',
] as const
