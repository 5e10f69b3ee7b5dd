import { changeSportName } from '../../../../../contract/operator/sportsbook/change-sport-name.ts'
import { listSportFeeds } from '../../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import { listSportLeagues } from '../../../../../contract/operator/sportsbook/list-sport-leagues.ts'
import { listSportNames } from '../../../../../contract/operator/sportsbook/list-sport-names.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import type { Named } from './words.ts'

interface Props {
  named: Named
  onClose: () => void
}

/** Names a league or a team in both languages, or leaves it to its feed again. */
export function NameWindow(props: Props) {
  return (
    <Modal isOpen onClose={props.onClose} title={props.named.names.en}>
      <NameForm {...props} />
    </Modal>
  )
}

function NameForm({ named, onClose }: Props) {
  const t = useText()
  const save = async (names: { th: string; en: string } | null, reason: string) => {
    await callServer(changeSportName, {
      params: { kind: named.kind, id: named.id },
      body: { names, reason: reason.trim() },
    })
    onClose()
    toast.good(t('op_sport_saved'))
    await Promise.all([refresh(listSportNames, listSportLeagues, listSportFeeds), refreshDesk()])
    return undefined
  }
  const missing = (text: string) => (text.trim() ? undefined : t('msg_input_empty'))
  const form = useForm({
    start: { th: named.names.th, en: named.names.en, reason: '' },
    send: ({ th, en, reason }) => {
      if (missing(th) || missing(en) || missing(reason))
        return { th: missing(th), en: missing(en), reason: missing(reason) }
      return save({ th: th.trim(), en: en.trim() }, reason)
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TextField label={t('op_sport_names_th')} maxLength={120} autoComplete="off" {...form.field('th')} />
      <TextField label={t('op_sport_names_en')} maxLength={120} autoComplete="off" {...form.field('en')} />
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      {named.isOwn ? (
        <div className={parts.toolbar}>
          <Button
            icon="refresh"
            onClick={() =>
              form.sendBy(({ reason }) =>
                reason.trim() ? save(null, reason) : { reason: t('msg_input_empty') },
              )
            }
          >
            {t('op_sport_names_back')}
          </Button>
          <small className="text-2">{t('op_sport_names_back_text')}</small>
        </div>
      ) : null}
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
