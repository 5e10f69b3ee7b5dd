import { changeResultSource } from '../../../../../contract/operator/lottery/change-result-source.ts'
import { listResultSources } from '../../../../../contract/operator/lottery/list-result-sources.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { SourceAdapter } from '../../../../../contract/shared/lottery-results.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import type { Source, SourceGame } from './words.ts'

interface Props {
  /** Null: a new one. */
  source: Source | null
  games: readonly SourceGame[]
  /** Of a new one, '' if none is chosen yet. */
  gameCode: string
  onClose: () => void
}

/** Where a lottery's results are fetched, and how the answer is read. */
export function SourceWindow(props: Props) {
  const t = useText()
  return (
    <Modal
      isOpen
      onClose={props.onClose}
      title={props.source ? props.source.gameName : t('lotres_source_add')}
      size="medium"
    >
      <SourceForm {...props} />
    </Modal>
  )
}

interface Values {
  gameCode: string
  name: string
  address: string
  adapter: SourceAdapter | ''
  isOn: boolean
  reason: string
}

function SourceForm({ source, games, gameCode, onClose }: Props) {
  const t = useText()
  const form = useForm<Values>({
    start: source
      ? { ...source, reason: '' }
      : { gameCode, name: '', address: 'https://', adapter: '', isOn: false, reason: '' },
    check: ({ gameCode, name, address, adapter, reason }) => ({
      gameCode: gameCode ? undefined : t('msg_input_empty'),
      name: name.trim() ? undefined : t('msg_input_empty'),
      address: /^https:\/\/./.test(address.trim()) ? undefined : t('lotres_address_wrong'),
      adapter: adapter ? undefined : t('msg_input_empty'),
      reason: reason.trim() ? undefined : t('msg_input_empty'),
    }),
    send: async ({ adapter, ...values }) => {
      if (adapter === '') return undefined
      const { state } = await callServer(changeResultSource, {
        body: {
          ...(source ? { sourceId: source.sourceId } : {}),
          gameCode: values.gameCode,
          name: values.name.trim(),
          address: values.address.trim(),
          adapter,
          isOn: values.isOn,
          reason: values.reason.trim(),
        },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(listResultSources, listProposals)
      return undefined
    },
  })
  const { values, faults, edit } = form
  const adapters = games.find((game) => game.gameCode === values.gameCode)?.adapters ?? []
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('lotres_source_text')}</p>
      {source ? null : (
        <SelectField
          label={t('lot_game')}
          value={values.gameCode || null}
          isRequired
          error={faults['gameCode']}
          onChange={(key) => edit({ gameCode: key, adapter: '' })}
          choices={games.map((game) => ({ key: game.gameCode, text: game.name }))}
        />
      )}
      <TextField label={t('lotres_source')} maxLength={80} isRequired {...form.field('name')} />
      <TextField
        label={t('lotres_address')}
        hint={t('lotres_address_hint', { date: '{date}', digits: '{yyyymmdd}' })}
        inputMode="url"
        maxLength={400}
        autoComplete="off"
        isRequired
        {...form.field('address')}
      />
      <SelectField
        label={t('lotres_adapter')}
        value={values.adapter || null}
        isRequired
        error={faults['adapter']}
        onChange={(key) => edit({ adapter: key })}
        choices={adapters.map((key) => ({ key, text: t(`lotres_adapter_${key}` as TextKey) }))}
      />
      <Checkbox checked={values.isOn} onChange={(event) => edit({ isOn: event.target.checked })}>
        {t('lotres_source_on')}
      </Checkbox>
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
