import { formatAmount } from '../../../../design/format.ts'

export const verdictTones = { FEW: 'neutral', WITHIN: 'good', OUTSIDE: 'bad' } as const

/** '0.963542' → '96.35 %' */
export const percent = (ratio: string): string =>
  ratio ? `${formatAmount(Math.round(Number.parseInt(ratio.replace('.', ''), 10) / 100))} %` : '–'

interface Judged {
  readonly measured: string
  readonly tolerance: string
  readonly state: keyof typeof verdictTones
}

/** '± 3.1 %', if there are rounds enough to judge by it. */
export const toleranceOf = ({ tolerance, state }: Judged): string | undefined =>
  state === 'FEW' ? undefined : `± ${percent(tolerance)}`

/** '96.35 % ± 3.1 %' */
export const measuredOf = (figures: Judged): string =>
  [percent(figures.measured), toleranceOf(figures)].filter(Boolean).join(' ')
