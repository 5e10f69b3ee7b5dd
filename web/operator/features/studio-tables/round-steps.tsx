import type { readStudioRoundSchemas } from '../../../../contract/operator/launch/read-studio-round.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { drawnLine } from '../../parts/cards/drawn.ts'
import parts from '../../parts/parts.module.css'
import { resultText } from './types.ts'

type Whole = ValueOf<typeof readStudioRoundSchemas>

/** The round in the order in which everybody at the table saw it. */
export function Steps({ whole: { round, currency }, words }: { whole: Whole; words: TableGameTexts | null }) {
  const t = useText()
  const steps = [
    `${formatDateTime(round.openedAt)} · ${t('flt_step_commit')}`,
    ...(round.state === 'BETTING'
      ? []
      : [t('flt_step_closed', { betCount: String(round.betCount), playerCount: String(round.playerCount) })]),
    ...(round.outcome === null
      ? []
      : [
          t('flt_step_drawn', { outcome: `${drawnLine(round.outcome)} → ${resultText(round, words) ?? ''}` }),
        ]),
    ...(round.state === 'SETTLED'
      ? [
          t(round.takenAmount === round.stakeAmount ? 'flt_step_paid' : 'flt_step_paid_taken', {
            payoutAmount: formatMoney(round.payoutAmount, currency),
            takenAmount: formatMoney(round.takenAmount, currency),
            stakeAmount: formatMoney(round.stakeAmount, currency),
          }),
        ]
      : []),
    ...(round.state === 'VOID' ? [t(round.tote?.isCancelled ? 'flt_step_tote' : 'flt_step_void')] : []),
  ]
  return (
    <ol className={parts.cases}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
