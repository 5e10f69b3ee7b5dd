/** The details of a member that an operator may correct. */
export const correctedFields = ['payeeName', 'birthday', 'idNumber', 'mobile', 'email'] as const
export type CorrectedField = (typeof correctedFields)[number]

/** Details that decide whom money is paid to: a second person confirms them. */
export const confirmedFields: readonly CorrectedField[] = ['payeeName']
