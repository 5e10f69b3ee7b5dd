/** ACME's games as a feed: the file that a vendor sends, or serves, for the catalogue. */
import { stringify } from 'csv-stringify/sync'
import { acmeGames, type AcmeGame } from './locales/games.ts'

export const posterOf = (game: AcmeGame): string => `/art/poster-${game.gameCode.toLowerCase()}.svg`

export function acmeFeed(): string {
  const rows = acmeGames.map((game) => [
    game.gameCode,
    'RNG',
    game.classify,
    game.names.TH,
    game.names.EN,
    posterOf(game),
    '',
    '1',
    game.rtp,
  ])
  return stringify(
    [
      [
        'game_code',
        'game_type',
        'game_classify',
        'name_th',
        'name_en',
        'icon_url',
        'large_icon_url',
        'free_play',
        'rtp',
      ],
      ...rows,
    ],
    { record_delimiter: 'windows' },
  )
}
