/** What identity tells; each payload carries merchantId and memberId. */
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
  /** requestId, level, state, reasonCode, at: a request for verification was decided, given back, or its approval ended */
  kycDecided: 'identity.kyc-decided',
  passwordChanged: 'identity.password-changed',
  /** at, payoutHoldUntil: the owner set the payment password anew */
  paymentPasswordReset: 'identity.payment-password-reset',
  /** username, email, language: somebody forgot a password; whether such an account exists is not known yet */
  recoveryAsked: 'identity.recovery-asked',
} as const
