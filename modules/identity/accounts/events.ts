/** The events of identity; each payload has merchantId and memberId. */
export const events = {
  /** kind, uplineId, referrerId */
  registered: 'identity.member-registered',
  /** address */
  signedIn: 'identity.signed-in',
  /** reason */
  frozen: 'identity.member-frozen',
  /** reason */
  unfrozen: 'identity.member-unfrozen',
  /** level */
  kycChanged: 'identity.kyc-changed',
  /**
   * requestId, level, state, reasonCode, at: a request for verification was decided or returned, or its
   * approval ended
   */
  kycDecided: 'identity.kyc-decided',
  passwordChanged: 'identity.password-changed',
  /** at, payoutHoldUntil: the owner set the payment password again */
  paymentPasswordReset: 'identity.payment-password-reset',
  /**
   * username, email, language: somebody asked to recover a password; whether such an account exists is not
   * known yet
   */
  recoveryAsked: 'identity.recovery-asked',
} as const
