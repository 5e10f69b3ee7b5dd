/** What the sportsbook offers a merchant: two vendors of the house, as one page of the site. */
import { ESPORT_VENDOR, SPORT_VENDOR, type SportVendor } from '../../../kernel/sports/words.ts'
import type { CatalogueDraft } from '../../../modules/catalogue/index.ts'
import { sportGameNames, sportVendorNames } from '../../../modules/sportsbook/index.ts'

export const sportVendors = [SPORT_VENDOR, ESPORT_VENDOR] as const

/** Sports that models play have a place in the menu; others come by feed only, and have none while empty. */
const sports: Readonly<Record<SportVendor, readonly (keyof typeof sportGameNames)[]>> = {
  TCG_SPORT: ['FOOTBALL', 'BASKETBALL'],
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

export const sportDraft = (vendor: SportVendor): CatalogueDraft => {
  const { position, product, firstNode } = places[vendor]
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
    games: sports[vendor].map((sportCode, index) => ({
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
