import { useState } from 'react'
import { changeStudioTable, isPictureAddress } from '../../../../contract/operator/launch/change-studio-table.ts'
import { listStudioTables } from '../../../../contract/operator/launch/list-studio-tables.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import type { Table } from './types.ts'

/** Names, limits and picture of a table; what runs keeps the limits it began with. */
export function EditTableWindow({ table, name, onClose }: { table: Table; name: string; onClose: () => void }) {
  const t = useText()
  const { names, limits } = table
  const [values, setValues] = useState({ th: names.th, en: names.en, min: formatAmount(limits.min), max: formatAmount(limits.max), sideMax: formatAmount(limits.sideMax), video: table.videoUrl ?? '' })
  const edit = (change: Partial<typeof values>) => { setValues({ ...values, ...change }); clear() }
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    for (const part of ['th', 'en'] as const) if (!values[part].trim()) return tellFault(`names.${part}`, t('msg_input_empty'))
    const [min, max, sideMax] = [parseAmount(values.min), parseAmount(values.max), parseAmount(values.sideMax)]
    if (!min) return tellFault('limits.min', t('msg_input_empty'))
    if (!max) return tellFault('limits.max', t('msg_input_empty'))
    if (!sideMax) return tellFault('limits.sideMax', t('msg_input_empty'))
    for (const [part, limit] of [['max', max], ['sideMax', sideMax]] as const) if (limit < min) return tellFault(`limits.${part}`, t('flt_below_min', { 0: formatMoney(min) }))
    const picture = values.video.trim()
    if (picture && !isPictureAddress(picture)) return tellFault('videoUrl', t('flt_video_bad'))
    await callServer(changeStudioTable, {
      params: { tableId: table.tableId },
      body: { names: { th: values.th.trim(), en: values.en.trim() }, limits: { min, max, sideMax }, videoUrl: picture || null },
    })
    toast.good(t('flt_saved'))
    onClose()
    await refresh(listStudioTables)
  })
  const amount = (part: 'min' | 'max' | 'sideMax', label: string) => (
    <TextField label={label} inputMode="decimal" isRequired value={values[part]} error={fields[`limits.${part}`]} onChange={(event) => edit({ [part]: event.target.value })} />
  )
  return (
    <Modal isOpen onClose={onClose} title={t('flt_edit_title', { 0: name })}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <TextField label={t('flt_name_th')} maxLength={60} isRequired value={values.th} error={fields['names.th']} onChange={(event) => edit({ th: event.target.value })} />
        <TextField label={t('flt_name_en')} maxLength={60} isRequired value={values.en} error={fields['names.en']} onChange={(event) => edit({ en: event.target.value })} />
        {amount('min', t('flt_min'))}
        {amount('max', t('flt_max'))}
        {amount('sideMax', t('flt_side_max'))}
        <TextField label={t('flt_video')} hint={t('flt_video_hint')} maxLength={300} inputMode="url" value={values.video} error={fields.videoUrl} onChange={(event) => edit({ video: event.target.value })} />
        {problem ? <FieldMessage error={problem} /> : null}
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" isBusy={isBusy}>{t('flt_edit')}</Button>
        </div>
      </form>
    </Modal>
  )
}
