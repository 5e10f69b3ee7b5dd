import type { TextKey } from '../../ui/i18n/text.tsx'

/** Banks in the order of the Bank of Thailand's codes. */
export const bankCodes = [
  'BBL',
  'KBANK',
  'KTB',
  'TTB',
  'SCB',
  'CITI',
  'SMBC',
  'SCBT',
  'CIMBT',
  'UOBT',
  'BAY',
  'GSB',
  'HSBC',
  'GHB',
  'BAAC',
  'EXIM',
  'MHCB',
  'BNP',
  'BOCT',
  'IBANK',
  'TISCO',
  'KKP',
  'ICBCT',
  'TCRB',
  'LHB',
  'SME',
] as const

export const bankText = (code: string) => `bank_${code.toLowerCase()}` as TextKey
