import { serverOffsetMs } from '../../../client/server-clock.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { refresh } from '../../../client/use-call.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Countdown, useSecondsLeft } from '../../../ui/status/countdown.tsx'
import styles from './withdrawal.module.css'
import { netText } from './places.ts'
import { disputeReasonText, withdrawalStateText } from './states.ts'
import { changedByWithdrawal, type Withdrawal } from './withdrawals.ts'

/** Why it waits and until when, in the words of each state. */
const waits: Partial<
  Record<
    Withdrawal['state'],
    { why: TextKey; due: 'withdraw_due_review' | 'withdraw_due_paying' | 'withdraw_due_disputed' }
  >
> = {
  CREATED: { why: 'withdraw_why_review', due: 'withdraw_due_review' },
  REVIEW: { why: 'withdraw_why_review', due: 'withdraw_due_review' },
  APPROVED: { why: 'withdraw_why_approved', due: 'withdraw_due_paying' },
  PAYING: { why: 'withdraw_why_paying', due: 'withdraw_due_paying' },
  PAID: { why: 'withdraw_why_paying', due: 'withdraw_due_paying' },
  DISPUTED: { why: 'withdraw_why_disputed', due: 'withdraw_due_disputed' },
}

/** A withdrawal that waits for somebody else than its member. */
export function Waiting({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const { state, dueBy, dispute } = withdrawal
  const wait = waits[state]
  return (
    <div className={`yo frame ${styles.waiting}`}>
      <p className="small text-2">{t(withdrawalStateText(state))}</p>
      <b className={`money ${styles.sum}`}>{netText(withdrawal, t)}</b>
      {wait ? (
        <p className="small text-2">
          {t(withdrawal.crypto && state === 'PAYING' ? 'usdt_why_paying' : wait.why)}
        </p>
      ) : null}
      {wait && dueBy ? (
        <Deadline dueBy={dueBy} text={t(wait.due, { time: formatRecordTime(dueBy) })} />
      ) : null}
      {state === 'DISPUTED' && dispute ? (
        <div className={styles.told}>
          <b>{t(disputeReasonText(dispute.reason))}</b>
          {dispute.missingParts.length > 0 ? (
            <p className="small text-2">
              {t('withdraw_dispute_parts', {
                count: dispute.missingParts.length,
                parts: dispute.missingParts.join(', '),
              })}
            </p>
          ) : null}
          {dispute.remark ? <p className="small text-2">{dispute.remark}</p> : null}
          {dispute.images.length > 0 ? (
            <div className={styles.pictures}>
              {dispute.images.map((name) => (
                <SentPicture key={name} name={name} />
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function Deadline({ dueBy, text }: { dueBy: string; text: string }) {
  const t = useText()
  const left = useSecondsLeft(dueBy, serverOffsetMs())
  return (
    <>
      <p className="small">{text}</p>
      {left > 0 ? (
        <Countdown
          endsAt={dueBy}
          clockOffsetMs={serverOffsetMs()}
          label={text}
          onEnd={() => {
            void refresh(...changedByWithdrawal)
          }}
        />
      ) : (
        <Note tone="info">{t('withdraw_due_late')}</Note>
      )}
    </>
  )
}

function SentPicture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('chat_picture')}
      openText={t('chat_picture_open')}
      failedText={t('chat_picture_failed')}
    />
  )
}
