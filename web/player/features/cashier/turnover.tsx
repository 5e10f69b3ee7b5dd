import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { AppButton } from '../../app-button.tsx'
import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { paths } from '../../paths.ts'
import styles from './cashier.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

/** Every open turnover requirement with what is left of it. */
export function Turnover({ requirements }: { requirements: readonly Requirement[] }) {
  const t = useText()
  const left = requirements.reduce((sum, requirement) => sum + requirement.leftAmount, 0)
  return (
    <section className="stack">
      <Note tone="info">{t('withdraw_turnover_text')} · <b className="number">{t('wagering_left', { 0: formatMoney(left) })}</b></Note>
      <div className="panel">
        {requirements.map((requirement, place) => (
          <div key={place} className={styles.requirement}>
            <div className="row"><b className="grow">{t(requirement.source === 'DEPOSIT' ? 'wagering_source_deposit' : 'wagering_source_bonus', { 0: formatMoney(requirement.requiredAmount) })}</b>
              <span className="number">{t('wagering_left', { 0: formatMoney(requirement.leftAmount) })}</span></div>
            <Progress tone="task" share={requirement.requiredAmount === 0 ? 1 : requirement.doneAmount / requirement.requiredAmount} label={t('wagering_title')} />
            <p className="note text-3">{t('wagering_of', { 0: formatMoney(requirement.doneAmount), 1: formatMoney(requirement.requiredAmount) })}</p>
          </div>
        ))}
      </div>
      <AppButton kind="primary" isBlock href={paths.slots()}>{t('withdraw_play')}</AppButton>
    </section>
  )
}
