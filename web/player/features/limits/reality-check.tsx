import { useState } from 'react'
import { logOut } from '../../../../contract/player/identity/log-out.ts'
import { answerRealityCheck } from '../../../../contract/player/limits/answer-reality-check.ts'
import type { readRealityCheckSchemas } from '../../../../contract/player/limits/read-reality-check.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { endSession } from '../../../client/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { minutesText } from './length-text.ts'
import styles from './reality-check.module.css'

export type Reality = ValueOf<typeof readRealityCheckSchemas>
type Choice = 'CONTINUE' | 'HISTORY' | 'STOP'

/** The clock and the day's figures over a paused game: no close cross, and no way round an answer. */
export function RealityCheck({ reality, onDone }: { reality: Reality; onDone: () => void }) {
  const t = useText()
  const [busy, setBusy] = useState<Choice | null>(null)
  const choose = async (choice: Choice) => {
    setBusy(choice)
    try {
      await callServer(answerRealityCheck, { body: { choice } })
      onDone()
      if (choice === 'HISTORY') await navigate(paths.member('personalHistoryCopy'))
      if (choice === 'STOP') {
        await callServer(logOut).catch(() => {})
        endSession()
        await navigate(paths.home())
      }
    } catch (error) {
      toast.bad(errorText(error, t))
      setBusy(null)
    }
  }
  const left = [
    ...(reality.sessionLeftMinutes === null
      ? []
      : [t('reality_time_left', { time: minutesText(reality.sessionLeftMinutes, t) })]),
    ...(reality.lossLeftAmount === null
      ? []
      : [t('reality_loss_left', { lossLeftAmount: formatMoney(reality.lossLeftAmount) })]),
  ]
  return (
    <Modal
      isOpen
      onClose={() => {}}
      isForced
      title={t('reality_played', { time: minutesText(Math.max(reality.sittingMinutes, 1), t) })}
    >
      <div className="stack">
        <p className="small text-2">{t('reality_text')}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{t('reality_time')}</dt>
            <dd>{minutesText(reality.playedMinutes, t)}</dd>
          </div>
          <div>
            <dt>{t('reality_stakes')}</dt>
            <dd>{formatMoney(reality.stakeAmount)}</dd>
          </div>
          <div>
            <dt>{t('reality_payouts')}</dt>
            <dd>{formatMoney(reality.payoutAmount)}</dd>
          </div>
          <div>
            <dt>{t('reality_net')}</dt>
            <dd>
              <Money amount={reality.netAmount} isChange />
            </dd>
          </div>
        </dl>
        {left.length > 0 ? (
          <p className={styles.left}>
            <Icon name="hourglass" size={16} />
            {left.join(' · ')}
          </p>
        ) : null}
        <Button
          kind="line"
          size="large"
          isBlock
          isBusy={busy === 'CONTINUE'}
          onClick={() => void choose('CONTINUE')}
        >
          {t('rg_reality_continue')}
        </Button>
        <div className={styles.pair}>
          <Button kind="line" isBusy={busy === 'HISTORY'} onClick={() => void choose('HISTORY')}>
            {t('rg_reality_history')}
          </Button>
          <Button kind="line" isBusy={busy === 'STOP'} onClick={() => void choose('STOP')}>
            {t('rg_reality_stop')}
          </Button>
        </div>
        <AppLink
          href={paths.member('limits')}
          className={styles.rest}
          onClick={() => void choose('CONTINUE')}
        >
          {t('rg_timeout_title')}
        </AppLink>
      </div>
    </Modal>
  )
}
