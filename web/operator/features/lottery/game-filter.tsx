import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { useGames } from './game-names.ts'

const ALL = 'ALL'

/** One lottery, or all of them (''). */
export function GameFilter({ value, onChange }: { value: string; onChange: (gameCode: string) => void }) {
  const t = useText()
  const { games } = useGames()
  return (
    <SelectField
      label={t('lot_game')}
      value={value || ALL}
      onChange={(key) => onChange(key === ALL ? '' : key)}
      choices={[
        { key: ALL, text: t('lot_all_games') },
        ...games.map(({ gameCode, name }) => ({ key: gameCode, text: name })),
      ]}
    />
  )
}
