/** The words of compliance (domain/economy.md §9), for the server and the console. */
export const amlKinds = [
  'LOW_TURNOVER',
  'SHARED_DEVICE',
  'SHARED_BANK_ACCOUNT',
  'STRUCTURING',
  'THIRD_PARTY',
  'REPEATED_SLIP',
  'PASS_THROUGH',
  'SANCTIONED',
  'TAKEOVER',
  'SAME_PERSON',
  'OPPOSITE_BETTING',
  'CHIP_DUMPING',
  'COLLUSION',
] as const
export type AmlKind = (typeof amlKinds)[number]

export const tieKinds = ['BANK_ACCOUNT', 'PHONE', 'DEVICE', 'PERSON', 'NAME', 'ADDRESS'] as const
export type TieKind = (typeof tieKinds)[number]

export const ringStates = ['OPEN', 'HOUSEHOLD', 'SAME_PERSON'] as const
export type RingState = (typeof ringStates)[number]

export const complianceReports = ['CASH_THRESHOLD', 'SUSPICIOUS'] as const
export type ComplianceReport = (typeof complianceReports)[number]

export const AML_REASON_LENGTH = 140
export const AML_NOTE_LENGTH = 1000
