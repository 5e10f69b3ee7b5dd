import { categoryWords, type Category, type GameMark } from '../../../../contract/shared/catalogue-words.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatCount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import parts from '../../parts/parts.module.css'
import { catalogueStates, categoryText, type CatalogueState } from './states.ts'
import type { House } from './types.ts'

export const ALL = 'ALL'

const marks: readonly { key: GameMark; text: 'games_hot' | 'games_new' | 'catalogue_absent' }[] = [
  { key: 'HOT', text: 'games_hot' },
  { key: 'NEW', text: 'games_new' },
  { key: 'ABSENT', text: 'catalogue_absent' },
]

export interface Filter {
  query: string
  vassalage: string
  gameType: Category | typeof ALL
  state: CatalogueState | typeof ALL
  mark: GameMark | typeof ALL
}

export const everything: Filter = { query: '', vassalage: ALL, gameType: ALL, state: ALL, mark: ALL }

export const given = <Value extends string>(value: Value | typeof ALL): Value | undefined =>
  value === ALL ? undefined : value

/** What the list of games is narrowed by. */
export function GameFilters({
  filter,
  vendors,
  onNarrow,
}: {
  filter: Filter
  vendors: House['vendors']
  onNarrow: (change: Partial<Filter>) => void
}) {
  const t = useText()
  return (
    <div className={parts.filters}>
      <TextField
        label={t('games_search')}
        icon="search"
        maxLength={60}
        value={filter.query}
        onChange={(event) => onNarrow({ query: event.target.value })}
      />
      <SelectField
        label={t('games_vendor')}
        value={filter.vassalage}
        onChange={(vassalage) => onNarrow({ vassalage })}
        choices={[
          { key: ALL, text: t('games_all_vendors') },
          ...vendors.map(({ vassalage, name, gameCount }) => ({
            key: vassalage,
            text: name,
            note: formatCount(gameCount),
          })),
        ]}
      />
      <SelectField
        label={t('catalogue_category')}
        value={filter.gameType}
        onChange={(gameType) => onNarrow({ gameType })}
        choices={[
          { key: ALL, text: t('common_all') },
          ...categoryWords.map((key) => ({ key, text: t(categoryText(key)) })),
        ]}
      />
      <SelectField
        label={t('games_state')}
        value={filter.state}
        onChange={(state) => onNarrow({ state })}
        choices={[
          { key: ALL, text: t('common_all') },
          ...catalogueStates.map(({ key, text }) => ({ key, text: t(text) })),
        ]}
      />
      <SelectField
        label={t('games_marks')}
        value={filter.mark}
        onChange={(mark) => onNarrow({ mark })}
        choices={[
          { key: ALL, text: t('common_all') },
          ...marks.map(({ key, text }) => ({ key, text: t(text) })),
        ]}
      />
    </div>
  )
}
