/** Words of the catalogue's desk, for the console and the server. */
import { interfaceLanguages, type InterfaceLanguage } from '../../kernel/languages.ts'
import type { GameType } from '../player/catalogue/catalogue-fields.ts'

/** Languages of names as they are stored: upper-case codes. TH and EN are of every game, the others where a house gives them. */
export type NameLanguage = Uppercase<InterfaceLanguage>
export const nameLanguages = interfaceLanguages.map((language) => language.toUpperCase()) as NameLanguage[]

/** Where chosen games go: one place up or down, to an end, or to a place of the list. */
export const orderMoves = ['FIRST', 'UP', 'DOWN', 'LAST', 'AT'] as const
export type OrderMove = (typeof orderMoves)[number]

/** Filters of the games by what stands out. */
export const gameMarks = ['HOT', 'NEW', 'ABSENT'] as const
export type GameMark = (typeof gameMarks)[number]

/** Games that one action may change at most. */
export const GAMES_AT_ONCE = 500

/** What a picture is for; each is made in two widths (web/ui/layout/picture.tsx). */
export const pictureKinds = ['poster', 'banner', 'scene'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const feedSources = ['FILE', 'ADDRESS', 'DAILY'] as const
export type FeedSource = (typeof feedSources)[number]
export const feedStates = ['READING', 'READY', 'APPLIED', 'FAILED', 'DROPPED'] as const
export type FeedState = (typeof feedStates)[number]

/** What a feed tells of a game: one column of a CSV, one key of a JSON object. */
export const feedColumns = ['game_code', 'game_type', 'game_classify', 'name_th', 'name_en', 'icon_url', 'large_icon_url', 'free_play', 'rtp', 'hot', 'new'] as const
export const neededFeedColumns = ['game_code', 'game_type', 'name_en'] as const

/** What can be wrong with a row of a feed. */
export const feedFaults = ['feedCode', 'feedRepeated', 'feedType', 'feedClassify', 'feedName', 'feedPicture', 'feedPictureHost', 'feedFlag', 'feedRtp', 'feedRow'] as const
export type FeedFault = (typeof feedFaults)[number]

/** Why a feed could not be read at all. */
export const feedProblems = ['ADDRESS', 'HOST', 'PRIVATE', 'REDIRECT', 'STATUS', 'TIMEOUT', 'TOO_LARGE', 'UNREACHABLE', 'UNREADABLE', 'COLUMNS', 'TOO_LONG', 'EMPTY', 'TOO_MANY_ABSENT'] as const
export type FeedProblem = (typeof feedProblems)[number]

/** A feed has so many games and bytes at most: 20,000 games with their pictures' addresses are about 8 MiB. */
export const FEED_GAMES = 30_000
export const FEED_BYTES = 20 * 1024 * 1024

/** Categories and classes as the console lists them; the wire's own lists are in contract/player/catalogue. */
export const categoryWords = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT'] as const satisfies readonly GameType[]
export const classWords = ['SL', 'SC', 'VP', 'JP', 'TG', 'AC'] as const
export type Category = (typeof categoryWords)[number]
export type GameClass = (typeof classWords)[number]
