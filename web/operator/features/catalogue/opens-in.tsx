import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import type { Vendor } from './types.ts'

type Place = Vendor['opensIn']

/** Where a vendor's games open. */
export function OpensIn({ value, onChange }: { value: Place; onChange: (place: Place) => void }) {
  const t = useText()
  return (
    <Segmented<Place>
      label={t('vendors_window')}
      value={value}
      onChange={onChange}
      choices={[
        { key: 'IFRAME', text: t('vendors_window_iframe') },
        { key: 'WINDOW', text: t('vendors_window_window') },
      ]}
    />
  )
}
