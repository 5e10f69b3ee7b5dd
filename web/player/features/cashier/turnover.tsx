import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatAmount, formatMoney, formatDate, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { AppButton } from '../../app-button.tsx'
import { GiveUp, type Standing } from '../../bonus/give-up.tsx'
import { sourceText } from '../../bonus/source-text.ts'
import { paths } from '../../paths.ts'
import { useIsRestricted } from '../../state/member.ts'
import styles from './cashier.module.css'
import { Counts } from './turnover-counts.tsx'
import turnoverStyles from './turnover.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

/** Every open turnover requirement with what is left of it; a bonus can be given up. */
export function Turnover({ standing, onGivenUp }: { standing: Standing; onGivenUp: () => void }) {
  const { requirements } = standing
  const t = useText()
  const isRestricted = useIsRestricted()
  const left = requirements.reduce((sum, requirement) => sum + requirement.leftAmount, 0)
  // All of the bonus money is given up at once, so one button serves all of its rows: with the first.
  const firstBonus = requirements.find((requirement) => requirement.isBonus)
  return (
    <section className="stack">
      <Note tone="info">
        {t('withdraw_turnover_text')} ·{' '}
        <b className="number">{t('wagering_left', { left: formatMoney(left) })}</b>
      </Note>
      <div className={styles.columns}>
        <div className="panel">
          {requirements.map((requirement, place) => (
            <Row key={place} requirement={requirement}>
              {requirement === firstBonus ? (
                <GiveUp standing={standing} className={turnoverStyles.giveUp} onDone={onGivenUp} />
              ) : null}
            </Row>
          ))}
        </div>
        <div className="stack">
          <Counts requirements={requirements} />
          {isRestricted ? null : (
            <AppButton kind="primary" size="large" isBlock href={paths.slots()}>
              {t('withdraw_play')}
            </AppButton>
          )}
        </div>
      </div>
    </section>
  )
}

function Row({ requirement, children }: { requirement: Requirement; children: React.ReactNode }) {
  const t = useText()
  const { source, baseAmount, multiplierPpm, requiredAmount, doneAmount, leftAmount, createdAt, expiresAt } =
    requirement
  const name = t(sourceText(requirement))
  return (
    <div className={turnoverStyles.requirement}>
      <div className={turnoverStyles.requirementHead}>
        <b>
          {name} <span className="text-3">{formatRecordTime(createdAt)}</span>
        </b>
        <span className="number">
          {formatAmount(doneAmount)} / {formatAmount(requiredAmount)}
        </span>
      </div>
      <Progress
        tone="task"
        share={requiredAmount === 0 ? 1 : doneAmount / requiredAmount}
        label={t('wagering_title')}
      />
      <p className="note text-3">
        {[
          t('wagering_base', {
            amount: formatMoney(baseAmount),
            multiplier: String(multiplierPpm / 1_000_000),
          }),
          t('wagering_left', { left: formatMoney(leftAmount) }),
          expiresAt ? t('wagering_expires', { expiresAt: formatDate(expiresAt) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {source === 'DEPOSIT' && baseAmount % 100 !== 0 ? (
        <p className="note text-3">{t('wagering_satang')}</p>
      ) : null}
      {children}
    </div>
  )
}
