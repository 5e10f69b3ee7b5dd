import { useState } from 'react'
import { clearFlag } from '../../../../contract/operator/cashier/clear-flag.ts'
import { holdPayouts } from '../../../../contract/operator/cashier/hold-payouts.ts'
import { liftHold } from '../../../../contract/operator/cashier/lift-hold.ts'
import { listAmlMembers } from '../../../../contract/operator/cashier/list-aml-members.ts'
import { noteMember } from '../../../../contract/operator/cashier/note-member.ts'
import {
  readAmlMember,
  type readAmlMemberSchemas,
} from '../../../../contract/operator/cashier/read-aml-member.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { AML_NOTE_LENGTH } from '../../../../contract/shared/aml-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { paths } from '../../paths.ts'
import styles from './aml.module.css'
import { factsText } from './facts.ts'
import { HeldBadge } from './held-badge.tsx'
import { RingCard } from './ring-card.tsx'

type File = ValueOf<typeof readAmlMemberSchemas>
type Flag = File['flags'][number]

const refreshDesk = () => refresh(listAmlMembers, readAmlMember, countWaitingWork)
const shortTime = (time: string) => formatDateTime(time).slice(0, 16)

/** Everything known of one member for compliance: suspicions, holds, groups, notes. */
export function AmlFile({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const answer = useCall(readAmlMember, { params: { memberId: id } }, { staleMs: 3_000 })
  return (
    <aside className={`panel ${styles.file}`} aria-label={t('common_detail')}>
      <IconButton className={styles.close} icon="close" label={t('aml_close')} onClick={onClose} />
      <Loaded answer={answer}>{(file) => <FileBody key={file.memberId} file={file} />}</Loaded>
    </aside>
  )
}

function FileBody({ file }: { file: File }) {
  const t = useText()
  return (
    <>
      <div className={styles.fileHead}>
        <h2>
          <ConsoleLink className="tap" href={paths.member(file.memberId)}>
            {file.account}
          </ConsoleLink>
        </h2>
        <span className="row row-wrap">
          <Badge tone="info">{t('aml_points', { count: file.score })}</Badge>
          {file.score > 0 || file.isHeld ? <HeldBadge row={file} /> : null}
        </span>
      </div>
      <h3>{t('aml_flags')}</h3>
      {file.flags.length === 0 ? (
        <p className="small text-3">{t('aml_none')}</p>
      ) : (
        <ul className={styles.lines}>
          {file.flags.map((flag) => (
            <FlagLine key={flag.flagId} flag={flag} />
          ))}
        </ul>
      )}
      <h3>{t('aml_holds')}</h3>
      <Holds file={file} />
      <h3>{t('aml_rings')}</h3>
      {file.rings.length === 0 ? (
        <p className="small text-3">{t('aml_rings_none')}</p>
      ) : (
        file.rings.map((ring) => <RingCard key={ring.ringId} ring={ring} canDecide={file.canDecide} />)
      )}
      <h3>{t('aml_notes')}</h3>
      <Notes file={file} />
    </>
  )
}

function FlagLine({ flag }: { flag: Flag }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const name = t(`aml_kind_${flag.kind}`)
  const clear = async (reason: string) => {
    const { isCleared } = await callServer(clearFlag, { params: { flagId: flag.flagId }, body: { reason } })
    toast.good(t(isCleared ? 'aml_cleared' : 'aml_agreed'))
    await refreshDesk()
  }
  return (
    <li className={flag.isStanding ? undefined : styles.past}>
      <span className="row row-wrap">
        <b className="grow">{name}</b>
        <Badge tone={flag.isStanding ? (flag.score >= 100 ? 'bad' : 'waiting') : 'neutral'}>
          {t('aml_points', { count: flag.score })}
        </Badge>
      </span>
      <span className="note text-2">
        {shortTime(flag.raisedAt)} ·{' '}
        {flag.isStanding
          ? t('aml_flag_until', { expiresAt: shortTime(flag.expiresAt).slice(0, 10) })
          : flag.clearedAt
            ? t('aml_flag_cleared', {
                clearedBy: flag.clearedBy ?? '',
                clearedReason: flag.clearedReason ?? '',
              })
            : t('aml_flag_ended')}
      </span>
      <span className={`note text-3 ${styles.detail}`}>{factsText(flag.detail, t)}</span>
      {flag.isStanding ? (
        <span className="row row-wrap">
          {flag.approvalsNeeded > 1 ? (
            <span className="small text-2 grow">
              {t('aml_flag_approvals', {
                approvals: String(flag.approvals),
                approvalsNeeded: String(flag.approvalsNeeded),
              })}
            </span>
          ) : (
            <span className="grow" />
          )}
          {flag.canClear ? (
            <Button size="compact" aria-label={`${t('aml_clear')}: ${name}`} onClick={() => setAsking(true)}>
              {t('aml_clear')}
            </Button>
          ) : null}
        </span>
      ) : null}
      <ReasonDialog
        isOpen={isAsking}
        title={t('aml_clear_title')}
        label={t('aml_reason')}
        isRequired
        submitText={t('aml_clear')}
        onSubmit={clear}
        onClose={() => setAsking(false)}
      >
        {t('aml_clear_text', { name })}
      </ReasonDialog>
    </li>
  )
}

function Holds({ file }: { file: File }) {
  const t = useText()
  const [asking, setAsking] = useState<'hold' | 'lift' | null>(null)
  const input = (reason: string) => ({ params: { memberId: file.memberId }, body: { reason } })
  const hold = async (reason: string) => {
    await callServer(holdPayouts, input(reason))
    toast.good(t('aml_hold_set'))
    await refreshDesk()
  }
  const lift = async (reason: string) => {
    await callServer(liftHold, input(reason))
    toast.good(t('aml_lifted'))
    await refreshDesk()
  }
  return (
    <>
      {file.holds.length === 0 ? (
        <p className="small text-3">
          {file.isHeld && !file.hasHold
            ? t('aml_holds_by_score', { score: String(file.score) })
            : t('aml_holds_none')}
        </p>
      ) : (
        <ul className={styles.lines}>
          {file.holds.map((line) => (
            <li key={line.setAt}>
              <span className="small">
                {t('aml_hold_line', { setBy: line.setBy, setAt: shortTime(line.setAt), reason: line.reason })}
              </span>
              {line.liftedAt ? (
                <span className="note text-3">
                  {t('aml_lift_line', {
                    liftedBy: line.liftedBy ?? '',
                    liftedAt: shortTime(line.liftedAt),
                    liftedReason: line.liftedReason ?? '',
                  })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {file.canDecide ? (
        <div>
          <Button size="small" icon="ban" onClick={() => setAsking(file.hasHold ? 'lift' : 'hold')}>
            {t(file.hasHold ? 'aml_lift' : 'aml_hold')}
          </Button>
        </div>
      ) : null}
      <ReasonDialog
        isOpen={asking === 'hold'}
        title={t('aml_hold')}
        label={t('aml_reason')}
        isRequired
        submitText={t('aml_hold')}
        onSubmit={hold}
        onClose={() => setAsking(null)}
      >
        {t('aml_hold_text')}
      </ReasonDialog>
      <ReasonDialog
        isOpen={asking === 'lift'}
        title={t('aml_lift')}
        label={t('aml_reason')}
        isRequired
        submitText={t('aml_lift')}
        onSubmit={lift}
        onClose={() => setAsking(null)}
      >
        {t('aml_lift_text')}
      </ReasonDialog>
    </>
  )
}

function Notes({ file }: { file: File }) {
  const t = useText()
  const form = useForm({
    start: { note: '' },
    send: async ({ note }) => {
      await callServer(noteMember, { params: { memberId: file.memberId }, body: { note: note.trim() } })
      form.edit({ note: '' })
      toast.good(t('aml_note_added'))
      await refresh(readAmlMember)
    },
  })
  const { note } = form.values
  return (
    <>
      {file.notes.length === 0 ? (
        <p className="small text-3">{t('aml_notes_none')}</p>
      ) : (
        <ul className={styles.lines}>
          {file.notes.map((row) => (
            <li key={row.noteId}>
              <span className={`small ${styles.detail}`}>{row.note}</span>
              <span className="note text-3">
                {row.operator} · {shortTime(row.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {file.canDecide ? (
        <Form form={form} className={parts.form}>
          <TextAreaField
            label={t('aml_note')}
            rows={2}
            maxLength={AML_NOTE_LENGTH}
            value={note}
            error={form.faults['note'] ?? form.problem}
            onChange={(event) => form.edit({ note: event.target.value })}
          />
          <Button type="submit" size="small" isBusy={form.isBusy} disabled={note.trim() === ''}>
            {t('aml_note_add')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
