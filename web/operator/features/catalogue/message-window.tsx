import { useState } from 'react'
import { listVendorMessages } from '../../../../contract/operator/launch/list-vendor-messages.ts'
import {
  readVendorMessage,
  type readVendorMessageSchemas,
} from '../../../../contract/operator/launch/read-vendor-message.ts'
import { resendVendorMessage } from '../../../../contract/operator/launch/resend-vendor-message.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { CopyButton, KeyValues } from '../../../ui/status/key-values.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import styles from './catalogue.module.css'
import { directionTexts, laidOut, resultLook } from './message-words.ts'

type Whole = ValueOf<typeof readVendorMessageSchemas>

/** One message with its body and its answer, and the question that may be asked again. */
export function MessageWindow({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useText()
  const answer = useCall(readVendorMessage, { params: { messageId } }, { staleMs: 1_000 })
  const message = answer.data
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={message ? `${message.vendor} · ${message.call}` : t('vendor_message_title')}
    >
      <Loaded answer={answer}>
        {(whole) => (
          <div className="stack">
            <Facts message={whole} />
            <Body title={t('vendor_message_body')} text={whole.request} />
            <Body title={t('vendor_message_answer')} text={whole.answer} />
            {whole.resend ? <Resend message={whole} how={whole.resend} /> : null}
          </div>
        )}
      </Loaded>
    </Modal>
  )
}

function Facts({ message }: { message: Whole }) {
  const t = useText()
  const { memberId, account, reference, roundId, httpStatus } = message
  return (
    <KeyValues
      rows={[
        { key: 'at', label: t('common_time_gmt7', { zone: zoneLabel() }), value: formatDateTime(message.at) },
        { key: 'way', label: t('vendor_message_direction'), value: t(directionTexts[message.direction]) },
        {
          key: 'result',
          label: t('vendor_message_result'),
          value: <Badge tone={resultLook(message.result).tone}>{message.status}</Badge>,
        },
        ...(httpStatus === null ? [] : [{ key: 'http', label: t('vendor_message_http'), value: httpStatus }]),
        {
          key: 'took',
          label: t('vendor_message_took'),
          value: t('vendor_message_ms', { durationMs: String(message.durationMs) }),
        },
        ...(memberId
          ? [
              {
                key: 'member',
                label: t('round_member'),
                value: (
                  <ConsoleLink className="link" href={paths.member(memberId)}>
                    {account}
                  </ConsoleLink>
                ),
              },
            ]
          : []),
        ...(reference
          ? [
              {
                key: 'reference',
                label: t('vendor_message_transaction'),
                value: <span className={styles.reference}>{reference}</span>,
                copyText: reference,
              },
            ]
          : []),
        ...(roundId
          ? [{ key: 'round', label: t('round_id'), value: <RoundId message={message} />, copyText: roundId }]
          : []),
      ]}
    />
  )
}

function RoundId({ message: { memberId, vendor, roundId } }: { message: Whole }) {
  if (!memberId || !roundId) return <span className={styles.reference}>{roundId}</span>
  return (
    <ConsoleLink className={`link ${styles.reference}`} href={paths.round(memberId, vendor, roundId)}>
      {roundId}
    </ConsoleLink>
  )
}

function Body({ title, text }: { title: string; text: string | null }) {
  const t = useText()
  return (
    <section>
      <div className={styles.bodyHead}>
        <h3>{title}</h3>
        {text ? <CopyButton text={text} label={`${t('common_copy')} ${title}`} /> : null}
      </div>
      {text ? (
        <pre className={styles.body} tabIndex={0} aria-label={title}>
          {laidOut(text)}
        </pre>
      ) : (
        <p className="text-3">{t('vendor_message_empty')}</p>
      )}
    </section>
  )
}

function Resend({ message, how }: { message: Whole; how: NonNullable<Whole['resend']> }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const resend = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { answer, state } = await callServer(
        resendVendorMessage,
        { params: { messageId: message.messageId }, body: {} },
        { timeoutMs: 30_000 },
      )
      const said = t('vendor_message_said', { answer })
      toast.info(
        how === 'ASK' && state
          ? `${said} · ${t(`pocket_state_${state.toLowerCase() as Lowercase<typeof state>}`)}`
          : said,
      )
    } catch (error) {
      setProblem(errorText(error, t))
    }
    setBusy(false)
    await refresh(listVendorMessages, readVendorMessage)
  }
  return (
    <div className="stack">
      <Note tone="info">{t(how === 'ASK' ? 'vendor_message_ask_text' : 'vendor_message_repeat_text')}</Note>
      <FieldMessage error={problem || undefined} />
      <Button kind="primary" isBusy={isBusy} onClick={() => void resend()}>
        {t(how === 'ASK' ? 'vendor_message_ask' : 'vendor_message_repeat')}
      </Button>
    </div>
  )
}
