import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import {
  checkWithdrawal,
  type checkWithdrawalSchemas,
} from '../../../../contract/player/cashier/check-withdrawal.ts'
import { forfeitBonus } from '../../../../contract/player/cashier/forfeit-bonus.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, formatDate, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import { useIsRestricted } from '../../state/member.ts'
import styles from './cashier.module.css'
import { nameOf } from './requirement-names.ts'
import { Counts } from './turnover-counts.tsx'
import turnoverStyles from './turnover.module.css'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

/** Every open turnover requirement with what is left of it; a bonus can be given up. */
export function Turnover({
  requirements,
  bonusAmount,
}: {
  requirements: readonly Requirement[]
  bonusAmount: number
}) {
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
              {requirement === firstBonus ? <GiveUp bonusAmount={bonusAmount} /> : null}
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
  const name = t(nameOf(requirement))
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

function GiveUp({ bonusAmount }: { bonusAmount: number }) {
  const t = useText()
  const send = useSend(forfeitBonus, { changes: [checkWithdrawal, checkBalance] })
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button kind="line" className={turnoverStyles.giveUp} onClick={() => setAsked(true)}>
        {t('wagering_give_up', { bonusAmount: formatMoney(bonusAmount) })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        confirmText={t('wagering_forfeit')}
        onCancel={close}
        onConfirm={() =>
          send.mutateAsync({}).then(
            () => {
              close()
              toast.good(t('wagering_given_up'))
            },
            (error: unknown) => {
              close()
              toast.bad(errorText(error, t))
            },
          )
        }
      >
        {t('wagering_forfeit_confirm', { bonusAmount: formatMoney(bonusAmount) })}
      </ConfirmDialog>
    </>
  )
}
