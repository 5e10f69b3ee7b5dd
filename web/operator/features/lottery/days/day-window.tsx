import { changeDrawDay } from '../../../../../contract/operator/lottery/change-draw-day.ts'
import { listDrawDays } from '../../../../../contract/operator/lottery/list-draw-days.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import { formatLongDate, formatShortTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useLanguage, useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import parts from '../../../parts/parts.module.css'
import { paths } from '../../../paths.ts'
import { issueTones } from '../words.ts'
import { wordOf, type DrawDays } from './words.ts'

interface Props {
  days: DrawDays
  date: string
  mayChange: boolean
  onClose: () => void
}

/** One day: its issue, and adding or dropping the draw. */
export function DayWindow(props: Props) {
  const language = useLanguage()
  return (
    <Modal isOpen onClose={props.onClose} title={formatLongDate(`${props.date}T12:00:00Z`, language)}>
      <DayForm {...props} />
    </Modal>
  )
}

/** An issue that closed can no longer go with its day. */
const isOver = (state: string): boolean => !['SCHEDULED', 'OPEN'].includes(state)

function DayForm({ days: { gameCode, days }, date, mayChange, onClose }: Props) {
  const t = useText()
  const day = days.find((one) => one.date === date)
  const isDrawn = day?.isDrawn ?? false
  const issue = day?.issue ?? null
  const form = useForm({
    start: { note: '' },
    send: async ({ note }) => {
      if (!note.trim()) return { note: t('msg_input_empty') }
      const { state } = await callServer(changeDrawDay, {
        params: { gameCode, date },
        body: { isDrawn: !isDrawn, note: note.trim() },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(listDrawDays, listProposals)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="row row-wrap">
        <b>{wordOf(t, day)}</b>
        {issue ? (
          <>
            <ConsoleLink className="link" href={paths.lotteryIssue(gameCode, issue.numero)}>
              {issue.numero}
            </ConsoleLink>
            <Badge tone={issueTones[issue.state]}>{t(`lot_issue_${issue.state}` as TextKey)}</Badge>
            <span className="small text-2">
              {t('lotday_closes', { time: formatShortTime(issue.closesAt) })}
            </span>
          </>
        ) : null}
      </p>
      {day?.note ? <p className="text-2">{day.note}</p> : null}
      {isDrawn && issue?.hasBets ? <Note>{t('lotday_has_bets')}</Note> : null}
      {mayChange && !(issue && isOver(issue.state)) ? (
        <>
          <TextAreaField
            label={t('lot_note')}
            hint={t('lotday_note_hint')}
            rows={2}
            maxLength={140}
            isRequired
            {...form.field('note')}
          />
          <FieldMessage error={form.problem} />
          <div className={parts.formActions}>
            <Button kind="line" onClick={onClose}>
              {t('common_cancel')}
            </Button>
            <Button type="submit" kind={isDrawn ? 'primary' : 'jade'} isBusy={form.isBusy}>
              {t(isDrawn ? 'lotday_drop' : 'lotday_add')}
            </Button>
          </div>
        </>
      ) : null}
    </Form>
  )
}
