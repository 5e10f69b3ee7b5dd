import { formatCount } from '../../../../../design/format.ts'
import { type SportCode, sportCodes } from '../../../../../kernel/sports/words.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'

interface SportChipsProps {
  /** Undefined: not known yet. */
  counts: readonly { sportCode: SportCode; count: number }[] | undefined
  value: SportCode
  onChange: (sport: SportCode) => void
}

/** Sports of which the day has something, and the chosen one whatever it has. */
export function SportChips({ counts, value, onChange }: SportChipsProps) {
  const t = useText()
  const countOf = new Map(counts?.map(({ sportCode, count }) => [sportCode, count]))
  const shown = sportCodes.filter((code) => code === value || countOf.has(code))
  return (
    <Chips<SportCode>
      label={t('nav_sports')}
      choices={shown.map((key) => ({
        key,
        text: counts ? `${t(sportName(key))} ${formatCount(countOf.get(key) ?? 0)}` : t(sportName(key)),
        icon: sportIcon(key),
      }))}
      value={value}
      onChange={(next) => onChange(next ?? value)}
    />
  )
}
