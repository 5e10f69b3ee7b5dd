/** What the sportsbook offers a merchant: two vendors of the house, as one page of the site. */
import {
  ESPORT_VENDOR,
  SPORT_VENDOR,
  type SportCode,
  type SportVendor,
} from '../../../kernel/sports/words.ts'
import type { CatalogueDraft } from '../../../modules/catalogue/index.ts'
import { sportGameNames, sportVendorNames } from '../../../modules/sportsbook/index.ts'

export const sportVendors = [SPORT_VENDOR, ESPORT_VENDOR] as const

/** They come by feed only, and have no place in the menu before a feed has brought a match of theirs. */
export const fedSports = [
  'TENNIS',
  'VOLLEYBALL',
  'BADMINTON',
  'BASEBALL',
] as const satisfies readonly SportCode[]

/** Those that models play first. The places of a list number its games: what is new joins at the end. */
const sports: Readonly<Record<SportVendor, readonly SportCode[]>> = {
  TCG_SPORT: ['FOOTBALL', 'BASKETBALL', ...fedSports],
  TCG_ESPORT: ['MOBA', 'SHOOTER'],
}
const places = {
  TCG_SPORT: { position: 13, product: 'SPORTS', firstNode: 3_601 },
  TCG_ESPORT: { position: 17, product: 'ESPORTS', firstNode: 3_611 },
} as const satisfies Record<SportVendor, object>

const FIRST_POSITION = 115
/** Of a stake on a two-way market, at a margin of 4 % (domain/sportsbook.md §10). */
const RETURN = '0.961500'

export const sportsPage = '/sportsbook'
const codeOf = (sportCode: string): string => `SPORT-${sportCode}`
/** The page on which a game is bet on. */
export const pageOfSport = (gameCode: string): string =>
  `${sportsPage}?sport=${encodeURIComponent(gameCode.replace(/^SPORT-/, ''))}`

/** `told`: the sports among `fedSports` that are offered as well. */
export const sportDraft = (vendor: SportVendor, told: readonly SportCode[] = []): CatalogueDraft => {
  const { position, product, firstNode } = places[vendor]
  const waiting = new Set<SportCode>(fedSports.filter((sportCode) => !told.includes(sportCode)))
  return {
    vendors: [
      {
        code: vendor,
        names: sportVendorNames[vendor],
        iconUrl: '/art/mark.svg',
        position,
        isHouse: true,
        product,
        settlesItself: true,
      },
    ],
    games: sports[vendor]
      .map((sportCode, index) => ({ sportCode, index }))
      .filter(({ sportCode }) => !waiting.has(sportCode))
      .map(({ sportCode, index }) => ({
        nodeId: firstNode + index,
        vendor,
        gameCode: codeOf(sportCode),
        gameType: product,
        gameClassify: '',
        names: sportGameNames[sportCode],
        iconUrl: `/art/poster-sport-${sportCode.toLowerCase()}.svg`,
        isFreePlayable: false,
        rtp: RETURN,
        isHot: sportCode === 'FOOTBALL',
        isNew: false,
        position: FIRST_POSITION + index,
      })),
    banners: [],
  }
}
