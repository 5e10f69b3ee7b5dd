import { listOfferedGames } from '../../../../contract/operator/lottery/list-offered-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { gameName } from './words.ts'

const ALL = 'ALL'

/** One lottery, or all of them (''). */
export function GameFilter({ value, onChange }: { value: string; onChange: (gameCode: string) => void }) {
  const t = useText()
  const games = useCall(listOfferedGames, {}, { staleMs: 60_000 })
  return (
    <SelectField
      label={t('lot_game')}
      value={value || ALL}
      onChange={(key) => onChange(key === ALL ? '' : key)}
      choices={[
        { key: ALL, text: t('lot_all_games') },
        ...(games.data?.list ?? []).map(({ gameCode }) => ({ key: gameCode, text: gameName(t, gameCode) })),
      ]}
    />
  )
}
