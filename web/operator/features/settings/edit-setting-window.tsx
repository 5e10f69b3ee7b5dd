import { changeSetting } from '../../../../contract/operator/system/change-setting.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { readEconomy } from '../../../../contract/operator/identity/read-economy.ts'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatCount, formatMoney } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { settingText } from '../../parts/subject-names.ts'
import { cellText } from '../../parts/column-text.ts'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { JsonGridField } from './json-grid-field.tsx'
import { brokenCell, readGrid } from '../../parts/json-grid.ts'
import { TemplatesField } from './templates-field.tsx'
import { fromField, isWithin, toField, writeValue, type Setting } from './setting-values.ts'

/** One setting in the field that suits its kind. */
export function EditSettingWindow({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useText()
  const save = async (value: string | undefined) => {
    const { state } = await callServer(changeSetting, {
      params: { name: setting.name },
      body: value === undefined ? {} : { value },
    })
    tellChange(state, t, 'set_saved')
    onClose()
    await refresh(listSettings, listProposals, countWaitingWork, readEconomy)
  }
  const form = useForm({
    start: () => ({ text: toField(setting.kind, setting.value) }),
    send: async ({ text }) => {
      const value = fromField(setting.kind, text)
      if (value === null) return { text: t('set_invalid') }
      const broken = setting.kind === 'json' ? brokenCell(value) : null
      if (broken) return { text: t('set_cell_number', { cell: cellText(broken, t) }) }
      if (!isWithin(setting, value)) return { text: boundsOf(setting, t) ?? t('set_invalid') }
      await save(value)
      return undefined
    },
  })
  const reset = useForm({ start: {}, send: () => save(undefined) })
  const isTable = hasOwnForm(setting) || (setting.kind === 'json' && readGrid(setting.value) !== null)
  return (
    <Modal isOpen onClose={onClose} title={settingText(setting.name, t)} size={isTable ? 'wide' : 'normal'}>
      <Form form={form} className={parts.form}>
        <ValueField
          setting={setting}
          text={form.values.text}
          problem={form.fault ?? reset.problem}
          onEdit={form.set('text')}
        />
        {isTable ? null : (
          <p className="small text-2">
            {t('set_default')}: {writeValue(setting.kind, setting.default, t)}
          </p>
        )}
        {setting.isDefault ? null : (
          <div className={parts.toolbar}>
            <Button kind="quiet" isBusy={reset.isBusy} onClick={() => reset.submit()}>
              {t('set_to_default')}
            </Button>
          </div>
        )}
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

const hasOwnForm = ({ name }: Setting): boolean => name === 'agents.contractTemplates'

function ValueField({
  setting,
  text,
  problem,
  onEdit,
}: {
  setting: Setting
  text: string
  problem: string | undefined
  onEdit: (text: string) => void
}) {
  const t = useText()
  const hint = boundsOf(setting, t)
  if (setting.kind === 'flag')
    return (
      <Segmented
        label={settingText(setting.name, t)}
        value={text}
        onChange={onEdit}
        choices={[
          { key: 'true', text: t('common_on') },
          { key: 'false', text: t('common_off') },
        ]}
      />
    )
  if (hasOwnForm(setting)) return <TemplatesField json={text} problem={problem} onEdit={onEdit} />
  const grid = setting.kind === 'json' ? readGrid(text) : null
  if (grid)
    return <JsonGridField {...{ grid, problem, onEdit }} json={text} label={settingText(setting.name, t)} />
  if (setting.kind === 'list' || setting.kind === 'json')
    return (
      <TextAreaField
        label={t('set_value')}
        rows={6}
        hint={t(setting.kind === 'list' ? 'set_list_hint' : 'set_json_hint')}
        error={problem}
        value={text}
        onChange={(event) => onEdit(event.target.value)}
      />
    )
  return (
    <TextField
      label={t('set_value')}
      inputMode={setting.kind === 'text' ? 'text' : 'decimal'}
      hint={hint}
      error={problem}
      value={text}
      onChange={(event) => onEdit(event.target.value)}
    />
  )
}

function boundsOf(setting: Setting, t: Translate): string | undefined {
  if (setting.min === null || setting.max === null)
    return setting.kind === 'amount' ? t('set_amount_hint') : undefined
  const write = (value: number) => (setting.kind === 'amount' ? formatMoney(value) : formatCount(value))
  return t('set_bounds', { min: write(setting.min), max: write(setting.max) })
}
