import { useState } from 'react'
import { depositWishes, MOST_ACCOUNTS } from '../../../../contract/operator/marketing/marketing-words.ts'
import { formatCount } from '../../../../design/format.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import type { FormState } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import content from '../../parts/content/content.module.css'
import { DropZone } from '../../parts/drop-zone.tsx'
import { TagChoice } from '../../parts/tag-choice.tsx'
import { usernamesOf } from '../../parts/usernames.ts'
import styles from './marketing.module.css'
import type { Draft } from './segment-draft.ts'

const LEVELS = 9
const depositTexts = {
  ANY: 'op_segment_deposits_any',
  MADE: 'op_segment_deposits_made',
  NEVER: 'op_segment_deposits_never',
} as const

type Form = FormState<Draft>
/** The server names a condition with where it stands. */
const faultOf = (form: Form, name: keyof Draft | 'usernames') =>
  form.faults[`conditions.${name}`] ?? form.faults[name]

/** Who they are: level, line, language, days of registration. */
export function PersonFields({ form }: { form: Form }) {
  const t = useText()
  const { vipFrom, vipTo, language, registeredFrom, registeredTo } = form.values
  const levels = [
    { key: '', text: t('op_promo_vip_any') },
    ...Array.from({ length: LEVELS }, (_, level) => ({ key: String(level), text: `VIP ${level}` })),
  ]
  return (
    <>
      <div className={content.pair}>
        <SelectField
          label={t('op_promo_vip_from')}
          value={vipFrom}
          choices={levels}
          onChange={form.set('vipFrom')}
        />
        <SelectField
          label={t('op_promo_vip_to')}
          value={vipTo}
          choices={levels}
          error={faultOf(form, 'vipTo')}
          onChange={form.set('vipTo')}
        />
        <TextField
          label={t('op_promo_line')}
          hint={t('op_promo_line_help')}
          autoComplete="off"
          maxLength={32}
          {...form.field('lineOf')}
          error={faultOf(form, 'lineOf')}
        />
        <SelectField<Draft['language']>
          label={t('content_language')}
          value={language}
          choices={[
            { key: '', text: t('common_all') },
            { key: 'TH', text: t('content_language_th') },
            { key: 'EN', text: t('content_language_en') },
          ]}
          onChange={form.set('language')}
        />
        <TextField
          type="date"
          label={t('op_segment_registered_from')}
          value={registeredFrom}
          error={faultOf(form, 'registeredFrom')}
          onChange={(event) => form.edit({ registeredFrom: event.target.value })}
        />
        <TextField
          type="date"
          label={t('op_segment_registered_to')}
          value={registeredTo}
          error={faultOf(form, 'registeredTo')}
          onChange={(event) => form.edit({ registeredTo: event.target.value })}
        />
      </div>
      <TagChoice
        tags={form.values.tags}
        hint={t('op_tags_audience_help')}
        error={faultOf(form, 'tags')}
        onChange={(tags) => form.edit({ tags })}
      />
    </>
  )
}

/** What they did: deposits, days without one, totals. */
export function PlayFields({ form }: { form: Form }) {
  const t = useText()
  const amount = (
    name: 'depositLeastAmount' | 'depositMostAmount' | 'validLeastAmount' | 'validMostAmount',
  ) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    ...form.field(name),
    error: faultOf(form, name),
  })
  const days = <span className={styles.unit}>{t('op_promo_unit_days')}</span>
  return (
    <>
      <div className={content.pair}>
        <SelectField<Draft['deposits']>
          label={t('op_segment_deposits')}
          value={form.values.deposits}
          choices={depositWishes.map((key) => ({ key, text: t(depositTexts[key]) }))}
          onChange={form.set('deposits')}
        />
        <TextField
          label={t('op_promo_dormant')}
          hint={t('op_promo_dormant_help')}
          inputMode="numeric"
          trailing={days}
          {...form.field('dormantDays')}
          error={faultOf(form, 'dormantDays')}
        />
        <TextField label={t('op_segment_deposit_least')} {...amount('depositLeastAmount')} />
        <TextField label={t('op_segment_deposit_most')} {...amount('depositMostAmount')} />
        <TextField label={t('op_segment_valid_least')} {...amount('validLeastAmount')} />
        <TextField label={t('op_segment_valid_most')} {...amount('validMostAmount')} />
        <TextField
          label={t('op_segment_total_days')}
          hint={t('op_segment_total_days_help')}
          inputMode="numeric"
          trailing={days}
          {...form.field('totalDays')}
          error={faultOf(form, 'totalDays')}
        />
      </div>
      <p className="note text-2">{t('op_segment_not_losses')}</p>
    </>
  )
}

/** A list of members, pasted or from a file; names of nobody are told when they are counted or saved. */
export function ListFields({ form }: { form: Form }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const { typedNames } = form.values
  const tooMany =
    usernamesOf(typedNames).length > MOST_ACCOUNTS
      ? t('op_promo_members_most', { most: formatCount(MOST_ACCOUNTS) })
      : undefined
  return (
    <div className={styles.members}>
      <TextAreaField
        label={t('op_promo_members')}
        hint={t('op_promo_members_help')}
        rows={4}
        value={typedNames}
        error={faultOf(form, 'usernames') ?? tooMany}
        onChange={(event) => form.edit({ typedNames: event.target.value })}
      />
      <DropZone
        file={file}
        accept=".csv,.txt,text/csv,text/plain"
        text={t('op_promo_members_file')}
        hint={t('op_promo_members_file_help')}
        onChoose={(chosen) => {
          setFile(chosen)
          void chosen.text().then((text) => form.edit({ typedNames: text }))
        }}
      />
    </div>
  )
}
