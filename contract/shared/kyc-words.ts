/** The words of verification (domain/economy.md §9), for every audience. */

/** States of a request; NONE: the member has none. */
export const kycStates = ['SUBMITTED', 'MORE_NEEDED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const
export type KycState = (typeof kycStates)[number]

export const kycDocumentKinds = ['CARD_FRONT', 'SELFIE', 'FUNDS'] as const
export type KycDocumentKind = (typeof kycDocumentKinds)[number]

/** Where a member's money comes from. */
export const fundsSources = [
  'SALARY',
  'BUSINESS',
  'SAVINGS',
  'INVESTMENT',
  'PROPERTY',
  'INHERITANCE',
  'OTHER',
] as const
export type FundsSource = (typeof fundsSources)[number]

/** Why a request is refused or needs more. */
export const kycReasons = [
  'UNREADABLE',
  'EXPIRED_CARD',
  'NAME_DIFFERS',
  'SELFIE_DIFFERS',
  'NUMBER_DIFFERS',
  'UNDER_AGE',
  'FUNDS_UNCLEAR',
  'NOT_GENUINE',
  'OTHER',
] as const
export type KycReason = (typeof kycReasons)[number]

export const FUNDS_DOCUMENTS = 3
export const KYC_ADDRESS_LENGTH = 200
export const KYC_STATEMENT_LENGTH = 500
export const KYC_REMARK_LENGTH = 140
