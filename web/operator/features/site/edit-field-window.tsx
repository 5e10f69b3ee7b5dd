import {
  changeRegisterField,
  type changeRegisterFieldSchemas,
} from '../../../../contract/operator/system/change-register-field.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { listRegisterFields } from '../../../../contract/operator/system/list-register-fields.ts'
import type { BodyOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import parts from '../../parts/parts.module.css'
import { fieldText } from '../../parts/subject-names.ts'
import { tellChange } from '../../parts/waiting-changes.tsx'
import { usesOwnPattern, type RegisterField } from './register-field.ts'
import styles from './site.module.css'

type NewRule = BodyOf<typeof changeRegisterFieldSchemas>['rule']

interface Pattern {
  patternId: number
  acceptedPattern: string
}

const OWN = 'own'
const wholeNumber = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? parseInt(text, 10) : null

/** One field of registration; players see the change within a second. */
export function EditFieldWindow({
  field,
  patterns,
  onClose,
}: {
  field: RegisterField
  patterns: readonly Pattern[]
  onClose: () => void
}) {
  const t = useText()
  const save = async (next: NewRule) => {
    const { state } = await callServer(changeRegisterField, {
      params: { field: field.name },
      body: { rule: next },
    })
    tellChange(state, t, 'site_saved')
    onClose()
    await refresh(listRegisterFields, listProposals, countWaitingWork)
  }
  const form = useForm({
    start: {
      enabled: field.enabled,
      required: field.required,
      pattern: usesOwnPattern(field) ? OWN : String(field.patternId),
      min: String(field.minLength),
      max: String(field.maxLength),
    },
    send: async (rule) => {
      const minLength = wholeNumber(rule.min)
      const maxLength = wholeNumber(rule.max)
      if (minLength === null || maxLength === null) {
        return { [minLength === null ? 'minLength' : 'maxLength']: t('site_whole_number') }
      }
      await save({
        enabled: rule.enabled,
        required: rule.required,
        minLength,
        maxLength,
        patternId: rule.pattern === OWN ? null : parseInt(rule.pattern, 10),
      })
      return undefined
    },
  })
  const rule = form.values
  const reset = useForm({ start: {}, send: () => save(null) })
  const hint = t('site_bounds', { lowest: String(field.lowest), highest: String(field.highest) })
  return (
    <Modal isOpen onClose={onClose} title={t(fieldText(field.name))}>
      <Form form={form} className={parts.form}>
        {field.isFixed ? (
          <p className="small text-2">{t('site_fixed_field')}</p>
        ) : (
          <div>
            <Checkbox
              checked={rule.enabled}
              onChange={(event) => form.edit({ enabled: event.target.checked })}
            >
              {t('site_show_field')}
            </Checkbox>
            <Checkbox
              checked={rule.required}
              disabled={!rule.enabled}
              onChange={(event) => form.edit({ required: event.target.checked })}
            >
              {t('site_require_field')}
            </Checkbox>
          </div>
        )}
        <PatternField
          field={field}
          patterns={patterns}
          value={rule.pattern}
          fault={form.faults['patternId']}
          onChange={(pattern) => form.edit({ pattern })}
        />
        <div className={styles.pair}>
          <TextField
            label={t('site_min')}
            hint={hint}
            inputMode="numeric"
            maxLength={3}
            value={rule.min}
            error={form.faults['minLength']}
            onChange={(event) => form.edit({ min: event.target.value })}
          />
          <TextField
            label={t('site_max')}
            hint={hint}
            inputMode="numeric"
            maxLength={3}
            value={rule.max}
            error={form.faults['maxLength']}
            onChange={(event) => form.edit({ max: event.target.value })}
          />
        </div>
        <FieldMessage error={form.problem || reset.problem} />
        {field.isDefault ? null : (
          <div className={parts.toolbar}>
            <Button kind="quiet" isBusy={reset.isBusy} onClick={() => reset.submit()}>
              {t('site_to_default')}
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

/** The allowed characters, and the matching expression. */
function PatternField({
  field,
  patterns,
  value,
  fault,
  onChange,
}: {
  field: RegisterField
  patterns: readonly Pattern[]
  value: string
  fault: string | undefined
  onChange: (pattern: string) => void
}) {
  const t = useText()
  const shownPattern =
    value === OWN
      ? field.ownPattern!
      : (patterns.find(({ patternId }) => String(patternId) === value)?.acceptedPattern ?? '')
  return (
    <>
      <SelectField
        label={t('site_pattern')}
        value={value}
        error={fault}
        onChange={onChange}
        choices={[
          ...(field.ownPattern === null ? [] : [{ key: OWN, text: t('site_pattern_own') }]),
          ...patterns.map(({ patternId }) => ({
            key: String(patternId),
            text: t(`site_pattern_${patternId}` as TextKey),
          })),
        ]}
      />
      <p className={styles.pattern}>
        <small className="text-3">{t('site_pattern_code')}</small>
        <code>{shownPattern}</code>
      </p>
    </>
  )
}
