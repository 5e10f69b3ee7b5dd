import { useState } from 'react'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import type { LimitKind } from '../../../../contract/shared/limit-words.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate, formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { MoneyLimits, RealityInterval, TimeLimit } from './limit-cards.tsx'
import styles from './limits.module.css'
import { bandTexts, SelfTest } from './self-test.tsx'
import { Exclusion, TimeOut } from './shut-out.tsx'

/** What the member set for themselves, what of it is used, and the ways to rest. */
export function LimitsPage() {
  const t = useText()
  const { data, error } = useCall(readLimits)
  const [isTesting, setTesting] = useState(false)
  if (!data) return error ? <Note tone="bad">{errorText(error, t)}</Note> : <Skeleton shape="block" />
  const of = (kind: LimitKind) => data.limits.filter((limit) => limit.kind === kind)
  const { restricted, selfTest } = data
  return (
    <div className="stack">
      <p className={`text-2 ${styles.intro}`}>{t('limits_intro')}</p>
      {restricted ? (
        <Note tone="info">
          {restricted.until
            ? t('limits_standing', { until: formatRecordTime(restricted.until) })
            : t('limits_standing_forever')}
        </Note>
      ) : null}
      <div className={styles.grid}>
        <MoneyLimits limits={of('DEPOSIT')} />
        <MoneyLimits limits={of('LOSS')} />
        <TimeLimit limit={of('SESSION')[0]!} playedMinutes={data.playedMinutes} />
        <RealityInterval minutes={data.realityMinutes} stake={of('STAKE')[0]!} />
        {restricted?.until === null ? null : (
          <>
            <TimeOut />
            <Exclusion />
          </>
        )}
        <section className={`panel ${styles.hotline}`}>
          <a className={styles.number} href="tel:1323" aria-label={t('rg_hotline_call')}>
            1323
          </a>
          <span className="small text-2">
            {t('limits_hotline_text')}
            {selfTest ? (
              <>
                <br />
                {t('limits_test_last', {
                  date: formatDate(selfTest.takenAt),
                  result: t(bandTexts[selfTest.band]),
                })}
              </>
            ) : null}
          </span>
          <Button kind="line" size="small" onClick={() => setTesting(true)}>
            {t('rg_self_test')} · {t('rg_self_test_questions', { count: 9 })}
          </Button>
        </section>
      </div>
      <Modal isOpen={isTesting} onClose={() => setTesting(false)} title={t('rg_self_test')} size="medium">
        <SelfTest onDone={() => setTesting(false)} />
      </Modal>
    </div>
  )
}
