/** ACME's games as a feed: the file that a vendor gives, or serves, for the house's catalogue. */
import { stringify } from 'csv-stringify/sync'
import { acmeGames, type AcmeGame } from './locales/games.ts'

/** Pictures that ACME keeps from the house's drawings, where no game of the studio has them; its other games have posters of their own, named by their codes. */
const drawnByHand: ReadonlySet<string> = new Set(['rooster', 'lottery', 'football', 'esports'])

export const pictureOf = (game: AcmeGame): string => (drawnByHand.has(game.picture) ? game.picture : game.gameCode.toLowerCase())

export function acmeFeed(): string {
  const rows = acmeGames.map((game) => [game.gameCode, 'RNG', game.classify, game.names.TH, game.names.EN, `/art/poster-${pictureOf(game)}.svg`, '', '1', game.rtp])
  return stringify([['game_code', 'game_type', 'game_classify', 'name_th', 'name_en', 'icon_url', 'large_icon_url', 'free_play', 'rtp'], ...rows], { record_delimiter: 'windows' })
}
