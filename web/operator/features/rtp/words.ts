import { formatAmount } from '../../../ui/i18n/format.ts'

export const verdictTones = { FEW: 'neutral', WITHIN: 'good', OUTSIDE: 'bad' } as const

/** '0.963542' → '96.35 %' */
export const percent = (ratio: string): string => (ratio ? `${formatAmount(Math.round(Number.parseInt(ratio.replace('.', ''), 10) / 100))} %` : '–')
