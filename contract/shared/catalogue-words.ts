/** Words of the catalogue's screens, for the console and the server. */
import { interfaceLanguages, type InterfaceLanguage } from '../../kernel/languages.ts'
import type { GameType } from '../player/catalogue/catalogue-fields.ts'

/**
 * Languages of names as they are stored: upper-case codes. Every game has TH and EN; a merchant may add the
 * others.
 */
export type NameLanguage = Uppercase<InterfaceLanguage>
export const nameLanguages = interfaceLanguages.map((language) => language.toUpperCase()) as NameLanguage[]

/** Where chosen games are moved to: one place up or down, to an end, or to a place of the list. */
export const orderMoves = ['FIRST', 'UP', 'DOWN', 'LAST', 'AT'] as const
export type OrderMove = (typeof orderMoves)[number]

/** Filters of the games by their marks. */
export const gameMarks = ['HOT', 'NEW', 'ABSENT'] as const
export type GameMark = (typeof gameMarks)[number]

/** The most games that one call may change. */
export const GAMES_AT_ONCE = 500

/** What a picture is for; each is made in two widths (web/ui/layout/picture.tsx). */
export const pictureKinds = ['poster', 'banner', 'scene'] as const
export type PictureKind = (typeof pictureKinds)[number]

export const feedSources = ['FILE', 'ADDRESS', 'DAILY'] as const
export type FeedSource = (typeof feedSources)[number]
export const feedStates = ['READING', 'READY', 'APPLIED', 'FAILED', 'DROPPED'] as const
export type FeedState = (typeof feedStates)[number]

/** The columns that a feed must have; docs/vendors/feed.md lists all columns. */
export const neededFeedColumns = ['game_code', 'game_type', 'name_en'] as const

/** What can be wrong with a row of a feed. */
export const feedFaults = [
  'feedCode',
  'feedRepeated',
  'feedType',
  'feedClassify',
  'feedName',
  'feedPicture',
  'feedPictureHost',
  'feedFlag',
  'feedRtp',
  'feedRow',
] as const
export type FeedFault = (typeof feedFaults)[number]

/** Why a feed could not be read at all. */
export const feedProblems = [
  'ADDRESS',
  'HOST',
  'PRIVATE',
  'REDIRECT',
  'STATUS',
  'TIMEOUT',
  'TOO_LARGE',
  'UNREACHABLE',
  'UNREADABLE',
  'COLUMNS',
  'TOO_LONG',
  'EMPTY',
  'TOO_MANY_ABSENT',
] as const
export type FeedProblem = (typeof feedProblems)[number]

/**
 * The most games and bytes that a feed may have: 20,000 games with their pictures' addresses are about 8 MiB.
 */
export const FEED_GAMES = 30_000
export const FEED_BYTES = 20 * 1024 * 1024

/** Categories and classes as the console lists them; the players' lists are in contract/player/catalogue. */
export const categoryWords = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ELOTT',
  'LOTT',
  'ESPORTS',
  'COCKFIGHT',
] as const satisfies readonly GameType[]
/** Empty where none of the words fits, as for lotteries and sports. */
export const classWords = ['', 'SL', 'SC', 'VP', 'JP', 'TG', 'AC'] as const
export type Category = (typeof categoryWords)[number]
export type GameClass = (typeof classWords)[number]
