import {
  messageCalls,
  messageDirections,
  messageResults,
} from '../../../../contract/operator/launch/vendor-message-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DateRange, type Range } from '../../parts/date-range.tsx'
import parts from '../../parts/parts.module.css'
import { directionTexts, resultLook } from './message-words.ts'

export interface MessageFilter extends Range {
  direction: string
  call: string
  result: string
  reference: string
}

interface MessageFiltersProps {
  vendor: string
  vendors: readonly { key: string; text: string }[]
  onVendor: (vendor: string) => void
  filter: MessageFilter
  onChange: (filter: MessageFilter) => void
}

const ALL = 'ALL'

/** What is chosen acts at once, the id when it is sent. */
export function MessageFilters({ vendor, vendors, onVendor, filter, onChange }: MessageFiltersProps) {
  const t = useText()
  const form = useForm({
    start: { reference: filter.reference },
    send: ({ reference }) => onChange({ ...filter, reference: reference.trim() }),
  })
  const select = (
    name: 'direction' | 'call' | 'result',
    label: string,
    choices: { key: string; text: string }[],
  ) => (
    <SelectField
      label={label}
      value={filter[name] || ALL}
      onChange={(key) => onChange({ ...filter, [name]: key === ALL ? '' : key })}
      choices={[{ key: ALL, text: t('common_all') }, ...choices]}
    />
  )
  return (
    <Form form={form} role="search" aria-label={t('vendor_message_title')} className={parts.filters}>
      <SelectField label={t('games_vendor')} value={vendor} onChange={onVendor} choices={vendors} />
      {select(
        'direction',
        t('vendor_message_direction'),
        messageDirections.map((key) => ({ key, text: t(directionTexts[key]) })),
      )}
      {select(
        'call',
        t('vendor_message_call'),
        messageCalls.map((key) => ({ key, text: key })),
      )}
      {select(
        'result',
        t('vendor_message_result'),
        messageResults.map((key) => ({ key, text: t(resultLook(key).text) })),
      )}
      <DateRange range={filter} onChange={(range) => onChange({ ...filter, ...range })} />
      <TextField
        label={t('vendor_message_reference')}
        icon="search"
        maxLength={64}
        autoComplete="off"
        {...form.field('reference')}
      />
      <Button type="submit" kind="primary" className={parts.fixed}>
        {t('common_search')}
      </Button>
    </Form>
  )
}
