import { TextField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'

const LONGEST = 60

/** The letters of a team or league that matches are looked for by. */
export function MatchSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText()
  return (
    <TextField
      label={t('sport_nav_search')}
      isLabelHidden
      icon="search"
      placeholder={t('sport_nav_search')}
      value={value}
      autoFocus
      maxLength={LONGEST}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
