import './service-areas.ts'
import { useState } from 'react'
import { askQuestion } from '../../../../contract/player/messaging/ask-question.ts'
import {
  listFeedback,
  type listFeedbackSchemas,
} from '../../../../contract/player/messaging/list-feedback.ts'
import { sendFeedback } from '../../../../contract/player/messaging/send-feedback.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import {
  countWords,
  FEEDBACK_A_DAY,
  FEEDBACK_IMAGES,
  FEEDBACK_LENGTH,
  type FeedbackKind,
  QUESTION_WORDS,
} from '../../../../contract/shared/messaging-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from './feedback-page.module.css'

type Feedback = ValueOf<typeof listFeedbackSchemas>['list'][number]

/** Feedback with pictures, or a question; below, what was sent and what was answered. */
export function FeedbackPage() {
  const t = useText()
  const [kind, setKind] = useState<FeedbackKind>('FEEDBACK')
  const [pageNo, setPageNo] = useState(1)
  const mine = useCall(listFeedback, { query: { pageNo, pageSize: 5 } }, { keepsPrevious: true })
  useTopic('inbox', () => {
    void refresh(listFeedback)
  })
  return (
    <div className="stack">
      <section className={`panel padded ${styles.form}`}>
        <Segmented
          label={t('feedback_kind')}
          value={kind}
          onChange={setKind}
          choices={[
            { key: 'FEEDBACK', text: t('feedback_kind_feedback') },
            { key: 'QUESTION', text: t('feedback_kind_question') },
          ]}
        />
        <SendForm key={kind} kind={kind} />
      </section>
      <section className="panel padded stack">
        <h2 className={styles.heading}>{t('feedback_mine')}</h2>
        {mine.data?.list.length === 0 ? <EmptyState isSmall title={t('feedback_mine_empty')} /> : null}
        <ul className={styles.list}>
          {mine.data?.list.map((row) => (
            <SentRow key={row.feedbackId} row={row} />
          ))}
        </ul>
        <Pagination
          page={pageNo}
          totalPages={mine.data?.totalPages ?? 1}
          onChange={setPageNo}
          margin={1}
          range={3}
        />
      </section>
    </div>
  )
}

const EMPTY = { content: '', files: [] as File[] }

function SendForm({ kind }: { kind: FeedbackKind }) {
  const t = useText()
  const isQuestion = kind === 'QUESTION'
  const form = useForm({
    start: EMPTY,
    send: async ({ content, files }) => {
      if (length < min || length > max)
        return {
          content: isQuestion
            ? t('msg_question_length', { min: String(min), max: String(max) })
            : length === 0
              ? t('msg_input_empty')
              : t('feedback_placeholder', { max: String(max) }),
        }
      if (isQuestion) await callServer(askQuestion, { body: { content } })
      else await callServer(sendFeedback, { body: formOf(content, files) as never }, { timeoutMs: 60_000 })
      form.edit(EMPTY)
      toast.good(t('feedback_sent'))
      await refresh(listFeedback)
      return undefined
    },
    refuse: (error) => ({ content: errorText(error, t) }),
  })
  const { content, files } = form.values
  const length: number = isQuestion ? countWords(content) : [...content.trim()].length
  const { min, max } = isQuestion ? QUESTION_WORDS : { min: 1, max: FEEDBACK_LENGTH }
  return (
    <Form form={form} className={styles.form}>
      <TextAreaField
        label={t(isQuestion ? 'feedback_question' : 'feedback_text')}
        isRequired
        rows={isQuestion ? 6 : 4}
        placeholder={
          isQuestion
            ? t('msg_question_length', { min: String(min), max: String(max) })
            : t('feedback_placeholder', { max: String(max) })
        }
        hint={t('feedback_count', { length: String(length), max: String(max) })}
        {...form.field('content')}
      />
      {isQuestion ? null : (
        <ProofImages
          label={t('feedback_images', { mebibytes: '5', max: String(FEEDBACK_IMAGES) })}
          files={files}
          onChange={form.set('files')}
          max={FEEDBACK_IMAGES}
        />
      )}
      <p className="small text-3">{t('feedback_daily_limit', { count: FEEDBACK_A_DAY })}</p>
      <Button kind="primary" size="large" type="submit" isBusy={form.isBusy}>
        {t('feedback_send')}
      </Button>
    </Form>
  )
}

function formOf(content: string, files: readonly File[]): FormData {
  const form = new FormData()
  form.set('content', content)
  for (const file of files) form.append('images', file)
  return form
}

function SentRow({ row }: { row: Feedback }) {
  const t = useText()
  const isAnswered = row.status === 'ANSWERED'
  return (
    <li className={styles.sent}>
      <p className={styles.meta}>
        <Badge tone={isAnswered ? 'good' : 'waiting'}>
          {t(isAnswered ? 'feedback_answered' : 'feedback_open')}
        </Badge>
        <span>{t(row.kind === 'QUESTION' ? 'feedback_kind_question' : 'feedback_kind_feedback')}</span>
        <time className="number" dateTime={row.sentAt}>
          {formatDateTime(row.sentAt).slice(0, 16)}
        </time>
      </p>
      <p className={styles.text}>{row.content}</p>
      {row.images.length > 0 ? (
        <div className={styles.images}>
          {row.images.map((name) => (
            <SentPicture key={name} name={name} />
          ))}
        </div>
      ) : null}
      {row.answer ? (
        <p className={styles.answer}>
          <b>{t('feedback_answer')}</b>
          {row.answer}
        </p>
      ) : null}
    </li>
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
