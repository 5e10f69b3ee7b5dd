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
  passwordChanged: 'identity.password-changed',
  /** username, email, language: somebody forgot a password; whether such an account exists is not known yet */
  recoveryAsked: 'identity.recovery-asked',
} as const
