import {
  changeStudioTable,
  isPictureAddress,
} from '../../../../contract/operator/launch/change-studio-table.ts'
import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import type { Table } from './types.ts'

/** Names, limits, kind of payment and picture of a table; what runs keeps what it began with. */
export function EditTableWindow({
  table,
  name,
  onClose,
}: {
  table: Table
  name: string
  onClose: () => void
}) {
  const t = useText()
  const { names, limits } = table
  const form = useForm({
    start: {
      th: names.th,
      en: names.en,
      min: formatAmount(limits.min),
      max: formatAmount(limits.max),
      sideMax: formatAmount(limits.sideMax),
      paysBy: table.paysBy,
      video: table.videoUrl ?? '',
    },
    send: async (values) => {
      for (const part of ['th', 'en'] as const)
        if (!values[part].trim()) return { [`names.${part}`]: t('msg_input_empty') }
      const [min, max, sideMax] = [
        parseAmount(values.min),
        parseAmount(values.max),
        parseAmount(values.sideMax),
      ]
      if (!min) return { 'limits.min': t('msg_input_empty') }
      if (!max) return { 'limits.max': t('msg_input_empty') }
      if (!sideMax) return { 'limits.sideMax': t('msg_input_empty') }
      for (const [part, limit] of [
        ['max', max],
        ['sideMax', sideMax],
      ] as const)
        if (limit < min) return { [`limits.${part}`]: t('flt_below_min', { min: formatMoney(min) }) }
      const picture = values.video.trim()
      if (picture && !isPictureAddress(picture)) return { videoUrl: t('flt_video_bad') }
      await callServer(changeStudioTable, {
        params: { tableId: table.tableId },
        body: {
          names: { th: values.th.trim(), en: values.en.trim() },
          limits: { min, max, sideMax },
          paysBy: values.paysBy,
          videoUrl: picture || null,
        },
      })
      toast.good(t('flt_saved'))
      onClose()
      await refresh(listStudioTables)
      return undefined
    },
  })
  const values = form.values
  const amount = (part: 'min' | 'max' | 'sideMax', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      isRequired
      value={values[part]}
      error={form.faults[`limits.${part}`]}
      onChange={(event) => form.edit({ [part]: event.target.value })}
    />
  )
  return (
    <Modal isOpen onClose={onClose} title={t('flt_edit_title', { game: name })}>
      <Form form={form} className={parts.form}>
        <TextField
          label={t('flt_name_th')}
          maxLength={60}
          isRequired
          value={values.th}
          error={form.faults['names.th']}
          onChange={(event) => form.edit({ th: event.target.value })}
        />
        <TextField
          label={t('flt_name_en')}
          maxLength={60}
          isRequired
          value={values.en}
          error={form.faults['names.en']}
          onChange={(event) => form.edit({ en: event.target.value })}
        />
        {amount('min', t('flt_min'))}
        {amount('max', t('flt_max'))}
        {amount('sideMax', t('flt_side_max'))}
        {table.choices.length > 1 ? (
          <SelectField
            label={t('flt_pays_by')}
            hint={t('flt_pays_by_hint')}
            value={values.paysBy}
            error={form.faults['paysBy']}
            onChange={(paysBy) => form.edit({ paysBy })}
            choices={table.choices.map((key) => ({ key, text: t(`flt_pays_by_${key}` as TextKey) }))}
          />
        ) : null}
        <TextField
          label={t('flt_video')}
          hint={t('flt_video_hint')}
          maxLength={300}
          inputMode="url"
          value={values.video}
          error={form.faults['videoUrl']}
          onChange={(event) => form.edit({ video: event.target.value })}
        />
        {form.problem ? <FieldMessage error={form.problem} /> : null}
        <SaveActions form={form} submitText={t('flt_edit')} onClose={onClose} />
      </Form>
    </Modal>
  )
}
