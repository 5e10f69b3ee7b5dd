import { changeOdds } from '../../../../../contract/operator/lottery/change-odds.ts'
import { listPlayOdds } from '../../../../../contract/operator/lottery/list-play-odds.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import { plainDigits } from '../../../../../design/format.ts'
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
import { playName, prizeName } from '../play-text.ts'
import type { Play } from '../words.ts'

interface Props {
  gameCode: string
  play: Play
  onClose: () => void
}

/** What a bet type pays, prize by prize, for tickets from now on. */
export function OddsWindow(props: Props) {
  const t = useText()
  return (
    <Modal isOpen onClose={props.onClose} title={playName(t, props.gameCode, props.play.playCode)}>
      <OddsForm {...props} />
    </Modal>
  )
}

const isOdds = (text: string): boolean => /^[0-9]{1,9}(\.[0-9]{1,4})?$/.test(text)

function OddsForm({ gameCode, play, onClose }: Props) {
  const t = useText()
  const form = useForm({
    start: { odds: play.odds as readonly string[], reason: '' },
    send: async ({ odds, reason }) => {
      const plain = odds.map((text) => plainDigits(text).trim())
      const wrong = plain.findIndex((text) => !isOdds(text))
      if (wrong >= 0) return { [`odds.${wrong}`]: t('lotodds_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeOdds, {
        params: { gameCode },
        body: { playCode: play.playCode, odds: plain, reason: reason.trim() },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(listPlayOdds, listProposals)
      return undefined
    },
  })
  const { values, edit, faults } = form
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('lotodds_text')}</p>
      {play.prizes.map((prize, place) => (
        <TextField
          key={prize}
          label={play.prizes.length === 1 ? t('lot_odds') : prizeName(t, prize)}
          hint={t('lotodds_default_was', { odds: play.defaultOdds[place] ?? '' })}
          inputMode="decimal"
          isRequired
          value={values.odds[place] ?? ''}
          error={faults[`odds.${place}`]}
          onChange={(event) =>
            edit({ odds: values.odds.map((text, at) => (at === place ? event.target.value : text)) })
          }
        />
      ))}
      <Button size="small" onClick={() => edit({ odds: play.defaultOdds })}>
        {t('lotodds_to_default')}
      </Button>
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
