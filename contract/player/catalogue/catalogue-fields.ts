/** The entities of the catalogue as the wire has them (site.md §3). */
import { Type } from 'typebox'
import { bannerGroups, linkageTypes } from '../../shared/banner-words.ts'
import { Id, Nullable, OneOf, Text } from '../../shared/fields.ts'
import { products } from '../../shared/product-words.ts'

export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ELOTT',
  'LOTT',
  'ESPORTS',
  'COCKFIGHT',
] as const
export type GameType = (typeof gameTypes)[number]
/**
 * SL slots, SC scratch, VP video poker, JP jackpot, TG table games, AC arcade; empty where none of these
 * words fits, as for lotteries and sports.
 */
export const gameClassifies = ['', 'SL', 'SC', 'VP', 'JP', 'TG', 'AC'] as const
export const catalogueStates = ['OPEN', 'MAINTENANCE', 'OFF'] as const
export type CatalogueState = (typeof catalogueStates)[number]

const Flag = (description: string) => Type.Integer({ minimum: 0, maximum: 1, description })
export const GameTypeField = () => Type.Unsafe<GameType>({ type: 'string', enum: [...gameTypes] })
export const ClassifyField = () =>
  Type.Unsafe<(typeof gameClassifies)[number]>({ type: 'string', enum: [...gameClassifies] })
export const ListedState = () => Type.Union([Type.Literal('OPEN'), Type.Literal('MAINTENANCE')])
const MaintenanceUntil = () =>
  Nullable(
    Type.String({
      format: 'date-time',
      description: 'when the maintenance is expected to end, if that is known',
    }),
  )
/** Filters come as the client has them: an empty text and ALL mean no filter. */
export const Filter = () => Type.Optional(Text(20))

export const Game = () =>
  Type.Object({
    nodeId: Type.Integer({ minimum: 1 }),
    gameType: GameTypeField(),
    gameId: Id(),
    gameCode: Id(),
    gameName: Type.String(),
    displayName: Type.String({ description: "the name in the caller's language" }),
    iconUrl: Type.String(),
    lagerIcon: Type.String(),
    showIcon: Flag('1: the icon is shown'),
    vassalage: Id("the vendor's code"),
    vendorName: Type.String(),
    gameClassify: ClassifyField(),
    isGame: Type.Literal('GAME'),
    isHot: Flag('1: hot'),
    isNew: Flag('1: new'),
    supportPlay: Flag('0: may be played for free'),
    freeplay: Flag('1: may be played for free'),
    rtp: Type.String({
      description: 'declared return as a ratio, six digits; empty where the vendor declares none',
    }),
    status: ListedState(),
    maintenanceUntil: MaintenanceUntil(),
  })

export const VendorCard = () =>
  Type.Object({
    vassalage: Id(),
    displayName: Type.String(),
    accountTypeName: Type.String({ description: 'the wallet it plays on: MAIN, or its own pocket' }),
    iconUrl: Type.String(),
    isGame: Type.Literal('VASSALAGE'),
    gameType: GameTypeField(),
    product: Nullable(
      OneOf(
        products,
        'what all games of this vendor are booked under; null: each under its own category. Lotteries have a page of their product instead of a list over the page.',
      ),
    ),
    gameCount: Type.Integer(),
    status: ListedState(),
    maintenanceUntil: MaintenanceUntil(),
    isExample: Type.Boolean({
      description:
        'an example that shows how an integration works; its games are listed only if the vendor or a name is asked for',
    }),
  })

export const Banner = () =>
  Type.Object({
    id: Id(),
    groupName: OneOf(bannerGroups),
    url: Type.String({ description: 'the picture' }),
    title: Type.String(),
    text: Type.String(),
    linkageType: OneOf(linkageTypes),
    linkage: Type.String({
      description:
        'GAME: vassalage/gameCode; CATEGORY: the game type; PAGE: a path of the site; URL: an https address',
    }),
  })
