import { useState } from 'react'
import { answerFeedback } from '../../../../contract/operator/messaging/answer-feedback.ts'
import {
  listReceivedFeedback,
  type listReceivedFeedbackSchemas,
} from '../../../../contract/operator/messaging/list-received-feedback.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { FeedbackState } from '../../../../contract/shared/messaging-words.ts'
import { callServer } from '../../../client/call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import styles from './feedback.module.css'

type Feedback = ValueOf<typeof listReceivedFeedbackSchemas>['list'][number]

/** What members sent: open ones wait for an answer, oldest first. */
export function FeedbackPage() {
  const t = useText()
  const [status, setStatus] = useState<FeedbackState>('OPEN')
  const [pageNo, setPageNo] = useState(1)
  const [answering, setAnswering] = useState<Feedback | null>(null)
  const answer = useCall(
    listReceivedFeedback,
    { query: { status, pageNo, pageSize: 10 } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'feedback') void refresh(listReceivedFeedback, countWaitingWork)
  })
  return (
    <>
      <PageHead title={t('fb_title')} text={t('fb_text')} />
      <Tabs
        label={t('fb_title')}
        value={status}
        onChange={(key) => {
          setStatus(key as FeedbackState)
          setPageNo(1)
        }}
        tabs={[
          { key: 'OPEN', text: t('fb_open'), count: answer.data?.open },
          { key: 'ANSWERED', text: t('fb_answered') },
        ]}
      >
        <Loaded answer={answer}>
          {(page) =>
            page.list.length === 0 ? (
              <EmptyState isSmall title={t('fb_none')} />
            ) : (
              <ul className={styles.list}>
                {page.list.map((row) => (
                  <FeedbackCard key={row.feedbackId} row={row} onAnswer={() => setAnswering(row)} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </Tabs>
      {answering ? <AnswerWindow row={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  )
}

function FeedbackCard({ row, onAnswer }: { row: Feedback; onAnswer: () => void }) {
  const t = useText()
  return (
    <li className={`panel ${styles.card}`}>
      <header className={styles.head}>
        <ConsoleLink className="link" href={paths.member(row.memberId)}>
          {row.account}
        </ConsoleLink>
        <Badge tone="info">{t(row.kind === 'QUESTION' ? 'fb_kind_question' : 'fb_kind_feedback')}</Badge>
        <time className="small text-3 number" dateTime={row.sentAt}>
          {formatDateTime(row.sentAt)}
        </time>
        <span className="grow" />
        {row.status === 'OPEN' ? (
          <Button
            size="small"
            kind="jade"
            onClick={onAnswer}
            aria-label={t('fb_answer_title', { account: row.account })}
          >
            {t('fb_answer')}
          </Button>
        ) : (
          <span className="small text-3">{t('fb_answer_by', { answeredBy: row.answeredBy ?? '' })}</span>
        )}
      </header>
      <p className={styles.text}>{row.content}</p>
      {row.images.length > 0 ? (
        <div className={styles.images}>
          {row.images.map((name) => (
            <FeedbackPicture key={name} name={name} />
          ))}
        </div>
      ) : null}
      {row.answer ? <p className={styles.answer}>{row.answer}</p> : null}
    </li>
  )
}

function FeedbackPicture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('contact_picture')}
      openText={t('contact_picture_open')}
      failedText={t('contact_picture_failed')}
    />
  )
}

function AnswerWindow({ row, onClose }: { row: Feedback; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { text: '' },
    send: async ({ text }) => {
      await callServer(answerFeedback, { params: { feedbackId: row.feedbackId }, body: { answer: text } })
      toast.good(t('fb_answer_sent'))
      onClose()
      await refresh(listReceivedFeedback, countWaitingWork)
    },
  })
  const { text } = form.values
  return (
    <Modal isOpen onClose={onClose} title={t('fb_answer_title', { account: row.account })}>
      <Form form={form} className={parts.form}>
        <p className={styles.text}>{row.content}</p>
        <TextAreaField
          label={t('fb_answer')}
          isRequired
          rows={5}
          maxLength={2000}
          value={text}
          error={form.faults['answer'] ?? form.problem}
          onChange={(event) => form.edit({ text: event.target.value })}
        />
        <FieldMessage hint={t('fb_text')} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
          <Button type="submit" kind="jade" isBusy={form.isBusy}>
            {t('fb_answer_send')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
