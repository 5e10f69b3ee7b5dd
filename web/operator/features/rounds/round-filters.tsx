import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import parts from '../../parts/parts.module.css'

export interface RoundFilter {
  vendor: string
  member: string
  minHours: number
}

/** Every round that is not settled. */
export const noFilter: RoundFilter = { vendor: '', member: '', minHours: 0 }

const ALL = 'ALL'
const HOURS = [0, 1, 24, 72, 168, 720] as const

/** Vendor and age act at once, the member's name when it is sent. */
export function RoundFilters({
  filter,
  onChange,
}: {
  filter: RoundFilter
  onChange: (filter: RoundFilter) => void
}) {
  const t = useText()
  const vendors = useCall(listVendorAccess, {}, { staleMs: 30_000 })
  const form = useForm({
    start: { member: '' },
    send: ({ member }) => onChange({ ...filter, member: member.trim() }),
  })
  return (
    <Form form={form} role="search" aria-label={t('round_title')} className={parts.filters}>
      <SelectField
        label={t('games_vendor')}
        value={filter.vendor || ALL}
        onChange={(key) => onChange({ ...filter, vendor: key === ALL ? '' : key })}
        choices={[
          { key: ALL, text: t('games_all_vendors') },
          ...(vendors.data?.list ?? []).map(({ vassalage, name }) => ({ key: vassalage, text: name })),
        ]}
      />
      <SelectField
        label={t('round_age')}
        value={String(filter.minHours)}
        onChange={(key) => onChange({ ...filter, minHours: parseInt(key, 10) })}
        choices={HOURS.map((hours) => ({
          key: String(hours),
          text:
            hours === 0
              ? t('round_age_any')
              : hours < 24
                ? t('round_age_hour')
                : hours === 24
                  ? t('round_age_day')
                  : t('round_age_days', { days: String(hours / 24) }),
        }))}
      />
      <TextField
        label={t('round_member')}
        icon="search"
        maxLength={64}
        autoComplete="off"
        {...form.field('member')}
      />
      <Button type="submit" kind="primary" className={parts.fixed}>
        {t('common_search')}
      </Button>
    </Form>
  )
}
