import { changeMargin } from '../../../../../contract/operator/sportsbook/change-margin.ts'
import { listMargins } from '../../../../../contract/operator/sportsbook/list-margins.ts'
import { listSportLeagues } from '../../../../../contract/operator/sportsbook/list-sport-leagues.ts'
import { marketTypes, type MarketType } from '../../../../../kernel/sports/words.ts'
import { plainDigits } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { typeName } from '../words.ts'

const ALL = 'ALL'

/** A margin of the house for a league and a market type, or for all of them. */
export function MarginWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen onClose={onClose} title={t('op_sport_margin_add')}>
      <MarginForm onClose={onClose} />
    </Modal>
  )
}

/** "4.5" are 45,000 millionths; undefined if it is no percentage with at most two decimals. */
function ppmOf(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace('%', '')
  if (!/^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(plain)) return undefined
  const [whole = '0', decimals = ''] = plain.split('.')
  return parseInt(whole, 10) * 10_000 + parseInt(decimals.padEnd(2, '0'), 10) * 100
}

function MarginForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data } = useCall(listSportLeagues, undefined, { staleMs: 30_000 })
  const form = useForm({
    start: { leagueId: ALL, typeCode: ALL, margin: '', reason: '' },
    send: async ({ leagueId, typeCode, margin, reason }) => {
      const marginPpm = ppmOf(margin)
      if (marginPpm === undefined) return { margin: t('op_sport_margin_range', { min: '0.5', max: '50' }) }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(changeMargin, {
        body: {
          ...(leagueId === ALL ? {} : { leagueId }),
          ...(typeCode === ALL ? {} : { typeCode: typeCode as MarketType }),
          marginPpm,
          reason: reason.trim(),
        },
      })
      onClose()
      toast.good(t('op_sport_saved'))
      await Promise.all([refresh(listMargins), refreshDesk()])
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('op_sport_margin_help')}</p>
      <SelectField
        label={t('op_sport_league')}
        value={form.values.leagueId}
        onChange={form.set('leagueId')}
        choices={[
          { key: ALL, text: t('op_sport_all_leagues') },
          ...(data?.list ?? []).map(({ leagueId, name, countryName }) => ({
            key: leagueId,
            text: name,
            note: countryName,
          })),
        ]}
      />
      <SelectField
        label={t('op_sport_market')}
        value={form.values.typeCode}
        onChange={form.set('typeCode')}
        choices={[
          { key: ALL, text: t('op_sport_all_types') },
          ...marketTypes.map((code) => ({ key: code as string, text: typeName(t, code) })),
        ]}
      />
      <TextField
        label={t('op_sport_margin')}
        inputMode="decimal"
        isRequired
        trailing="%"
        {...form.field('margin')}
      />
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
