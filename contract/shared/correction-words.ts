/** What of a member's details staff may correct. */
export const correctedFields = ['payeeName', 'birthday', 'idNumber', 'mobile', 'email'] as const
export type CorrectedField = (typeof correctedFields)[number]

/** Those that decide whom money is paid to: a second person confirms them. */
export const confirmedFields: readonly CorrectedField[] = ['payeeName']
